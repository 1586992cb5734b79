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
export function presentOpenQuestions(requested: string) {
  const all = openQuestions(register.parameters);
  const filters = [
    { subject: '', title: 'All', count: countOf(all) },
    ...recordedSubjects.map(({ subject, title }) => ({
      subject,
      title,
      count: countOf(all.filter((each) => each.subject === subject)),
    })),
  ].filter(({ count }) => count > 0);
  const selection = filters.find(({ subject }) => subject === requested)?.subject ?? '';
  const matches = all.filter(({ subject }) => selection === '' || subject === selection);
  return {
    chosen: selection,
    filters,
    sections: sections
      .map((section) => ({
        ...section,
        questions: alike(matches.filter(({ because }) => because === section.because)).map(questionShown),
      }))
      .filter(({ questions }) => questions.length > 0),
  };
}

const countOf = (questions: readonly OpenQuestion[]) =>
  sections.flatMap(({ because }) => alike(questions.filter((each) => each.because === because))).length;

/** The same question of several rules, such as of each occupation on one list, is asked once. */
function alike(questions: readonly OpenQuestion[]): readonly (readonly [OpenQuestion, ...OpenQuestion[]])[] {
  const groups = new Map<string, [OpenQuestion, ...OpenQuestion[]]>();
  for (const question of questions) {
    const { known, settledBy, sources } = question;
    const key = JSON.stringify([known, settledBy, sources]);
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [question]);
    else group.push(question);
  }
  return [...groups.values()];
}

function questionShown(group: readonly [OpenQuestion, ...OpenQuestion[]]) {
  const [{ id, known, weUse, settledBy, sources }] = group;
  return {
    id,
    title: titleOf(group),
    known: withDaysInWords(known),
    weUse,
    settledBy,
    rules: group.flatMap(({ title, rule }) => (rule === undefined ? [] : [{ title, to: rulePath(rule) }])),
    sources: sources.map(({ title: source, url, checkedOn }) => ({
      title: source,
      url,
      checkedOn: dayInWords(checkedOn),
    })),
  };
}

/** "Immigration Salary List, 23 rules", where the titles begin alike. */
function titleOf([first, ...others]: readonly [OpenQuestion, ...OpenQuestion[]]): string {
  const [begin] = first.title.split(/[,:] /);
  if (begin === undefined || !others.every(({ title }) => title.startsWith(begin)))
    return [first, ...others].map(({ title }) => title).join(' · ');
  return others.length === 0 ? first.title : `${begin}, ${others.length + 1} rules`;
}
