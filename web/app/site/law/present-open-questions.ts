import { type OpenBecause, type OpenQuestion, openQuestions } from '@portway/rules/open-questions';
import { recordedSubjects } from '@portway/rules/recorded';
import { register } from '@portway/rules/register';
import { dayInWords, withDaysInWords } from '../../text/days.ts';
import { rulePath } from '../../text/law.ts';

/** The sections of the page, in order, with their title and what they have in common. */
const sections: readonly { readonly because: OpenBecause; readonly title: string; readonly means: string }[] =
  [
    {
      because: 'unknown',
      title: 'Not known',
      means:
        'We did not find what the law says. Our tools give no figure for it, or stop at the last safe day.',
    },
    {
      because: 'newer',
      title: 'Something newer exists',
      means: 'An edition newer than the one that we read is known to exist.',
    },
    {
      because: 'disputed',
      title: 'Sources differ',
      means: 'There are two readings. We name both, and the one that our tools go by.',
    },
    {
      because: 'one-source',
      title: 'One source',
      means: 'One source says so, or it is known from practice alone.',
    },
    {
      because: 'derived',
      title: 'Worked out, not seen stated',
      means: 'It follows from other published figures. No source was seen that states it.',
    },
  ];

export type QuestionShown = ReturnType<typeof questionShown>;

/** The open questions in one subject, or in all for an unknown one; section by section. */
export function presentOpenQuestions(asked: string) {
  const all = openQuestions(register.parameters);
  const filters = [
    { subject: '', title: 'All', count: all.length },
    ...recordedSubjects.map(({ subject, title }) => ({
      subject,
      title,
      count: all.filter((each) => each.subject === subject).length,
    })),
  ].filter(({ count }) => count > 0);
  const chosen = filters.find(({ subject }) => subject === asked)?.subject ?? '';
  const shown = all.filter(({ subject }) => chosen === '' || subject === chosen);
  return {
    chosen,
    filters,
    count: shown.length,
    sections: sections
      .map((section) => ({
        ...section,
        questions: shown.filter(({ because }) => because === section.because).map(questionShown),
      }))
      .filter(({ questions }) => questions.length > 0),
  };
}

function questionShown({ id, title, known, weUse, settledBy, rule, sources }: OpenQuestion) {
  return {
    id,
    title,
    known: withDaysInWords(known),
    weUse,
    settledBy,
    to: rule === undefined ? undefined : rulePath(rule),
    sources: sources.map(({ title: source, url, checkedOn }) => ({
      title: source,
      url,
      checkedOn: dayInWords(checkedOn),
    })),
  };
}
