import { answerRow } from '../../../../subjects/document/answer-rows.ts';
import type { NoResult } from '../../../../subjects/document/document-file.server.ts';
import { type DocumentContext, madeFrom, ratesSentence } from '../../../../subjects/document/made-from.ts';
import {
  type Answer,
  type DocumentPart,
  type ResultDocument,
  saying,
  type TablePart,
} from '../../../../subjects/document/result-document.ts';
import { dayInWords } from '../../../../text/days.ts';
import { notAnswered } from '../../../../text/questions.ts';
import { bothInWords, costWords, whoPaysLines } from '../../../../text/reader/cost-words.ts';
import { type Reader, readerName, withReader } from '../../../../text/reader/reader.ts';
import type { BillSection, BillShown } from '../bill/present-bill.ts';
import { type CaseQuestion, ofWorker } from '../case-fields.ts';
import { type AnswerName, questions } from '../compare/questions.ts';
import type { evaluateBill } from '../evaluate-bill.ts';
import { relevantQuestions } from '../relevant-questions.ts';
import type { SponsorshipAnswers } from '../sponsorship-answers.ts';

const fields = questions.flatMap((question) => question.fields);

/** The form's questions that matter, in its order, with the comparison's labels. */
function sponsorshipAnswerRows(answers: SponsorshipAnswers): Answer[] {
  const questions = relevantQuestions(answers);
  const say = (...names: AnswerName[]) => names.flatMap((name) => sayOne(name, answers[name]));
  const sayAsked = (...names: CaseQuestion[]) =>
    names.flatMap((name) =>
      questions.includes(name) ? sayOne(name, answers[name] || notAnswered.label) : [],
    );
  return [
    ...say('role'),
    ...sayAsked('listScopeConfirmed', 'workNation'),
    ...say('sponsorSize', 'location'),
    ...(answers.location === 'inside' ? say('visaType') : []),
    ...sayAsked(...ofWorker),
    ...sayOne('years', answers.years || 'Not chosen'),
    ...(answers.years === 'days' ? say('startsOn', 'endsOn') : []),
    ...(answers.location === 'inside' ? say('enteredAsStudent') : []),
    ...say('healthAndCare', 'priority', 'partner'),
    ...(answers.partner === 'yes' ? say('partnerPriority') : []),
    ...say('children'),
    ...(answers.children === 'yes' ? say('childrenCount', 'childrenUnder18', 'childrenPriority') : []),
    ...(answers.children === 'yes' ? sayAsked('childrenGround', 'adultChildrenWereDependants') : []),
    ...say('assignedOn', 'appliedOn'),
  ];
}

function sayOne(name: AnswerName, answer: string): Answer[] {
  const field = fields.find((each) => each.name === name);
  return field ? answerRow(field.label, answer, field.options) : [];
}

type Answered = ReturnType<typeof evaluateBill>;

/** The bill as a document to download. */
export function billDocument(
  { reader, answers, problems, bill, biometrics }: Answered,
  context: DocumentContext,
): ResultDocument | NoResult {
  if (!bill) return { missing: problems.map(({ message }) => message) };
  const { employer, worker, gap, warnings } = bill;
  const words = costWords(reader);
  const code = answers.role.slice(0, 4);
  return {
    ...madeFrom(context, {
      answers: withReader({ ...answers, role: code }, reader),
      pinned: ['role', 'assignedOn', 'appliedOn', readerName],
    }),
    tool: 'Immigration Skills Charge Calculator',
    fileName: `sponsorship-bill-${code}-${answers.assignedOn}`,
    headline: {
      label: words.employerPays,
      figure: employer,
      beside: [{ label: words.workerPays, figure: worker }],
    },
    sentences: [...inTwoSentences(bill, reader), ratesSentence(answers.assignedOn)],
    cautions: [...(gap === undefined ? waiting(answers) : [gap]), ...warnings],
    answers: sponsorshipAnswerRows(answers),
    parts: partsOf(bill, { biometrics, reader }),
    lawAskedFor: [
      { label: 'Certificate assigned on', day: dayInWords(answers.assignedOn) },
      { label: 'Visa applied for on', day: dayInWords(answers.appliedOn) },
    ],
  };
}

/** Both totals, and what may never be passed on. */
function inTwoSentences({ employer, worker, sections }: BillShown, reader: Reader): string[] {
  const { employerPays, workerPays, never: mayNot } = costWords(reader);
  const never = sections
    .flatMap(({ lines, whoPays }) => lines.map((line) => ({ ...line, payer: line.whoPays ?? whoPays })))
    .filter(({ payer }) => payer === 'sponsor-only')
    .map(({ title }) => title);
  const whole = /^£/.test(employer) && /^£/.test(worker);
  return [
    whole
      ? bothInWords(reader, { employer, worker }, ', including for any family')
      : `There is no full bill yet. ${employerPays}: ${employer}. ${workerPays}: ${worker}.`,
    never.length > 0
      ? `${mayNot} ${new Intl.ListFormat('en-GB').format(never)}.`
      : 'The table below says who may pay each fee.',
  ];
}

/** The answers that an incomplete bill still needs. */
function waiting({ years, startsOn, endsOn }: SponsorshipAnswers): string[] {
  const hasLength = years !== '' && (years !== 'days' || (startsOn !== '' && endsOn !== ''));
  return hasLength
    ? []
    : [
        'There is no full bill yet. Choose a length of 1 to 5 years, or enter the exact dates of the certificate.',
      ];
}

interface Around {
  readonly biometrics: string | undefined;
  readonly reader: Reader;
}

function partsOf({ sections, steps }: BillShown, { biometrics, reader }: Around): DocumentPart[] {
  const hasSections = sections.length > 0;
  return saying(
    ...sections.map((section) => feesOf(section, reader)),
    {
      kind: 'list',
      title: 'Who must pay',
      lines: hasSections ? whoPaysLines(reader).map(([words, mean]) => `${words}: ${mean}`) : [],
    },
    { kind: 'paragraph', title: 'Biometrics', text: (hasSections && biometrics) || '' },
    { kind: 'working', title: 'What we checked first', steps },
    { kind: 'working', title: 'How we worked this out', steps: sections.flatMap((section) => section.steps) },
  );
}

function feesOf({ title, total, whoPays, lines }: BillSection, reader: Reader): TablePart {
  const words = costWords(reader).whoPays;
  const fees = lines.map((line) => {
    const payer = line.whoPays ?? whoPays;
    return {
      cells: [line.title, payer ? words[payer] : '', line.figure],
      remark: line.remark,
    };
  });
  return {
    kind: 'table',
    title,
    columns: [
      { head: 'Fee' },
      { head: 'Who must pay', like: words['repayment-lowers-pay'] },
      { head: 'Amount', figure: true, like: 'Not Applicable' },
    ],
    rows: [...fees, { cells: [`${title} together`, '', total], total: true }],
  };
}
