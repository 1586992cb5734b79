import type { CalendarDate } from '@portway/rules/kernel';
import { tenYearsAnnounced } from '@portway/rules/settlement-salary';
import { plansClaim } from '../../../text/product/plans.ts';
import { product } from '../../../text/product.ts';
import { type Answer, inPlainText, leadTo, say } from './answer.ts';
import { type LawWords, lawWords } from './law-words.ts';

/**
 * The subjects, in the order of their buttons after "All Articles"; the home page shows the first three at
 * once.
 */
const categories = [
  { id: 'licence', name: 'Sponsor licence' },
  { id: 'costs', name: 'Costs' },
  { id: 'visas', name: 'Visas' },
  { id: 'compliance', name: 'Compliance' },
  { id: 'recruitment', name: 'Recruitment' },
  { id: 'portway', name: product },
] as const;

type CategoryId = (typeof categories)[number]['id'];

interface Question {
  /** Its anchor on `/faq`. */
  readonly id: string;
  readonly category: CategoryId;
  readonly question: string;
  readonly answer: (day: CalendarDate) => Answer;
  /** Other words that people search for it by. */
  readonly searchWords?: string;
  /** Whether the home page shows it too. */
  readonly home?: true;
}

/** An answer that depends on the law of the day. */
const byLaw =
  (write: (law: LawWords) => Answer) =>
  (day: CalendarDate): Answer =>
    write(lawWords(day));

/** Questions about Portway itself. */
const portwayQuestions: readonly Question[] = [
  {
    id: 'where-figures-come-from',
    category: 'portway',
    home: true,
    question: 'Where do your figures come from?',
    answer: () => [
      say`They come from our public register of rules, each with its source and its day. ${leadTo('/rules', 'Rules and sources')}`,
    ],
  },
  {
    id: 'account',
    category: 'portway',
    question: 'Do I need an account for the tools?',
    answer: () => [
      say`No. Each one answers straight away, and your answers are in its web address so that you can share them. ${leadTo('/tools', 'See the tools')}`,
    ],
  },
  {
    id: 'promise',
    category: 'portway',
    question: 'Can you promise a licence or a visa?',
    answer: () => [
      say`No. Nobody can, because the Home Office decides. We give general information and show the rule behind it, so that you know what is needed before you apply.`,
    ],
  },
  {
    id: 'universities',
    category: 'portway',
    question: 'How can a university work with you?',
    answer: () => [
      say`Tell us who you are and we will write back. ${leadTo('/universities#register', 'Register')}.`,
    ],
  },
];

/** Questions about the people who are hired: their visas, and who finds them. */
const peopleQuestions: readonly Question[] = [
  {
    id: 'any-industry',
    category: 'visas',
    home: true,
    question: 'Do you handle visas for any industry?',
    answer: () => [
      say`We show the figures, documents and steps for any industry, if the job’s occupation code can be sponsored. ${leadTo('/occupations', 'Find the code')}. The worker applies on GOV.UK.`,
    ],
  },
  {
    id: 'level-of-english',
    category: 'visas',
    question: 'How much English does a Skilled Worker need?',
    answer: byLaw((law) => [
      say`Level ${law.rule('visa-requirements.english-first')} for a first application, ${law.since('visa-requirements.english-first')}; ${law.figure('visa-requirements.english-extension')} to extend a Skilled Worker visa. Any one of these proves it: ${law.figure('visa-requirements.english-ways')}.`,
    ]),
  },
  {
    id: 'money-to-show',
    category: 'visas',
    question: 'How much money must a worker show?',
    answer: byLaw((law) => [
      say`${law.rule('visa-requirements.funds.applicant')}, held for ${law.figure('visa-requirements.funds-held-for')}, and more for family who come too. An A-rated sponsor may vouch for it instead. You do not need to show money after ${law.figure('visa-requirements.no-funds-after')} in the UK with permission. ${leadTo('/visa-processing', 'The steps of a visa application')}`,
    ]),
  },
  {
    id: 'family',
    category: 'visas',
    question: 'Can my partner and children come with me?',
    searchWords: 'dependant dependants dependent dependents spouse wife husband child kids family',
    answer: byLaw((law) => [
      say`Yes, as your dependants, with a job at degree level (RQF 6 or above). In a job at RQF 3 to 5 that is first sponsored from a certificate of ${law.firstDay('dependants.medium-skilled')} or later, family cannot come. In ${law.rule('dependants.care-roles')} (care workers) it is the same for applications from ${law.firstDay('dependants.care-roles')}. There are exceptions for workers who were in the route before, and for some children.`,
      say`Each of you pays a visa fee, and each pays the health surcharge unless the visa is a Health and Care Worker visa. ${leadTo('/immigration-skill-charge-calculator/calculate', 'See the costs with family')}`,
    ]),
  },
  {
    id: 'partner-work',
    category: 'visas',
    question: 'Can my partner work in the UK?',
    searchWords: 'dependant dependants dependent dependents spouse wife husband right to work permission job',
    answer: byLaw((law) => [law.fact('partner.work'), law.fact('partner.permission-length')]),
  },
  {
    id: 'when-to-settle',
    category: 'visas',
    question: 'When can a Skilled Worker settle in the UK?',
    searchWords: 'settlement ilr indefinite leave to remain permanent residence pr five years',
    answer: byLaw((law) => [
      say`After ${law.rule('settlement.qualifying-years')} in the UK without a break, and up to ${law.figure('settlement.early-days')} earlier, with at most ${law.figure('settlement.absence-days')} outside the UK in any 12 months. This permission counts: ${law.figure('settlement.routes')} Pay has a rule of its own. ${leadTo('/settlement-salary', 'What must I earn to settle?')}`,
      say`${tenYearsAnnounced.message}`,
    ]),
  },
  {
    id: 'settlement-fee',
    category: 'costs',
    question: 'How much does it cost to settle in the UK?',
    searchWords: 'settlement ilr indefinite leave to remain permanent residence fee price',
    answer: byLaw((law) => [
      say`The application for settlement (indefinite leave to remain) costs ${law.rule('settlement.fee')} for each person, ${law.since('settlement.fee')}.`,
    ]),
  },
  {
    id: 'tuberculosis-test',
    category: 'visas',
    question: 'Do I need a TB test for the visa?',
    searchWords: 'tuberculosis tb test certificate chest x-ray medical',
    answer: byLaw((law) => [
      law.fact('hire-plan.needed.tuberculosis-certificate'),
      say`The ${law.listLink('visa-requirements.tuberculosis-countries', 'countries on the list')} are those of the Rules. The certificate is issued at most ${law.figure('hire-plan.tuberculosis-valid')} before you apply. For an application inside the UK none is asked for.`,
    ]),
  },
  {
    id: 'who-recruitment-is-for',
    category: 'recruitment',
    home: true,
    question: 'Who is your recruitment service for?',
    answer: () => [
      say`For now, it is for software engineers from outside the UK, and organisations that want to hire them. The job board is for every occupation. ${leadTo('/recruitment', 'What is open')}`,
    ],
  },
  {
    id: 'lowest-salary',
    category: 'recruitment',
    question: 'What must a sponsored job pay?',
    answer: byLaw((law) => [
      say`The higher of two figures: a general threshold, ${law.rule('minimum-salary.threshold-a')} a year ${law.since('minimum-salary.threshold-a')}, and the going rate of the job’s occupation code. Lower figures apply to some workers. ${leadTo('/salary-calculator/calculate', 'Find the lowest salary')}.`,
    ]),
  },
];

/** Questions about getting a licence and using it. */
const licenceQuestions: readonly Question[] = [
  {
    id: 'how-many-workers',
    category: 'licence',
    home: true,
    question: 'How many workers can I sponsor?',
    answer: () => [
      say`A Skilled Worker licence sets no limit, if each worker and each job meets the rules. But certificates come from an allocation, and you must request a defined certificate for each worker outside the UK. ${leadTo('/sponsor-licence', 'How a licence works')}`,
    ],
  },
  {
    id: 'certificate-of-sponsorship',
    category: 'licence',
    home: true,
    question: 'What is a Certificate of Sponsorship?',
    answer: byLaw((law) => [
      say`It is the second step, after the licence. It is a record that you assign to one worker for one job. The visa application must quote its number within ${law.figure('certificate.use-within-months')}. It costs ${law.rule('certificate-fee.worker')}, ${law.since('certificate-fee.worker')}.`,
    ]),
  },
  {
    id: 'who-can-apply',
    category: 'licence',
    question: 'Can my organisation apply for a licence?',
    answer: byLaw((law) => [
      law.fact('licence.genuine-and-lawful'),
      say`Six short questions show what is missing. ${leadTo('/sponsor-licence-assessment', 'Check your eligibility')}.`,
    ]),
  },
  {
    id: 'which-documents',
    category: 'licence',
    question: 'Which documents do I need for a licence?',
    answer: byLaw((law) => [law.fact('licence.documents'), law.fact('licence.documents-exempt')]),
  },
  {
    id: 'how-long-it-takes',
    category: 'licence',
    question: 'How long does a decision on a licence take?',
    answer: byLaw((law) => [law.fact('licence.decision-time')]),
  },
  {
    id: 'how-long-it-lasts',
    category: 'licence',
    question: 'How long does a licence last?',
    answer: byLaw((law) => [law.fact('licence.validity')]),
  },
];

/** Questions about the cost of sponsorship, and who pays. */
const costQuestions: readonly Question[] = [
  {
    id: 'licence-fee',
    category: 'costs',
    home: true,
    question: 'How much is the Home Office fee for a sponsor licence?',
    answer: byLaw((law) => [
      say`${law.rule('licence-fee.worker.small')} for a small or charitable sponsor, ${law.figure('licence-fee.worker.large')} for a medium or large one, ${law.since('licence-fee.worker.small')}. You pay it once, when you apply. ${leadTo('/cost-estimator/calculate', 'Estimate your licence')}`,
    ]),
  },
  {
    id: 'skills-charge',
    category: 'costs',
    home: true,
    question: 'What is the Immigration Skills Charge?',
    answer: byLaw((law) => [
      say`It is what a sponsor pays for each certificate: ${law.rule('skills-charge.first-year.small')} (small or charitable) or ${law.figure('skills-charge.first-year.large')} (medium or large) for the first ${law.part('skills-charge.periods', 'firstMonths')} months, then ${law.figure('skills-charge.half-year.small')} or ${law.figure('skills-charge.half-year.large')} for each further ${law.part('skills-charge.periods', 'stepMonths')}, ${law.since('skills-charge.first-year.small')}. Some jobs are exempt. ${leadTo('/immigration-skill-charge-calculator/calculate', 'Work out the charge')}`,
    ]),
  },
  {
    id: 'what-the-worker-may-pay',
    category: 'costs',
    question: 'Which of these costs may the worker pay?',
    answer: byLaw((law) => [
      say`The Immigration Skills Charge: ${law.rule('who-pays.skills-charge')}, ${law.since('who-pays.skills-charge')}.`,
      say`The licence and the certificate of a Skilled Worker: ${law.rule('who-pays.certificate-and-licence')}, ${law.since('who-pays.certificate-and-licence')}.`,
      say`The visa fee, the health surcharge and the priority service: ${law.rule('who-pays.visa-costs')}, ${law.since('who-pays.visa-costs')}.`,
    ]),
  },
  {
    id: 'what-you-charge',
    category: 'costs',
    question: 'What do you charge?',
    answer: () => [
      say`${plansClaim} ${leadTo('/pricing', 'See what each plan includes, and which parts are open today')}.`,
    ],
  },
];

/** Questions about the duties of a licensed sponsor. */
const complianceQuestions: readonly Question[] = [
  {
    id: 'what-to-report',
    category: 'compliance',
    home: true,
    question: 'What must a sponsor report, and by when?',
    answer: byLaw((law) => [
      say`A change about a worker within ${law.rule('sponsor-duties.report-worker-within')}, and a change in the organisation within ${law.figure('sponsor-duties.report-organisation-within')}, ${law.since('sponsor-duties.report-worker-within')}. ${leadTo('/compliance', 'All duties')}`,
    ]),
  },
  {
    id: 'changes-about-a-worker',
    category: 'compliance',
    question: 'Which changes about a worker must be reported?',
    answer: byLaw((law) => [law.fact('sponsor-duties.worker-changes')]),
  },
  {
    id: 'changes-of-the-organisation',
    category: 'compliance',
    question: 'Which changes in the organisation must be reported?',
    answer: byLaw((law) => [law.fact('sponsor-duties.organisation-changes')]),
  },
  {
    id: 'which-records',
    category: 'compliance',
    question: 'Which records must a sponsor keep?',
    answer: byLaw((law) => [law.fact('sponsor-duties.records'), law.fact('sponsor-duties.records-kept-for')]),
  },
  {
    id: 'visits',
    category: 'compliance',
    question: 'How does the Home Office check a sponsor?',
    answer: byLaw((law) => [law.fact('sponsor-duties.visits'), law.fact('licence.rating')]),
  },
];

/** Every question; the first is open on the home page. */
export const questions: readonly Question[] = [
  ...costQuestions,
  ...licenceQuestions,
  ...peopleQuestions,
  ...complianceQuestions,
  ...portwayQuestions,
];

/** A question with its answer for one day. */
export interface Answered {
  readonly id: string;
  readonly question: string;
  readonly answer: Answer;
}

export interface Subject {
  readonly id: CategoryId | 'all';
  readonly name: string;
  readonly questions: readonly Answered[];
}

/** The questions by subject, answered by the law of the day. */
export function subjectsOn(day: CalendarDate, among: readonly Question[] = questions): readonly Subject[] {
  return categories.map(({ id, name }) => ({
    id,
    name,
    questions: among.filter(({ category }) => category === id).map((question) => withAnswer(question, day)),
  }));
}

/** As many open at once as can be read without looking for one. */
const maxFirst = 5;

export interface FaqShown {
  /** Open, above the subjects; none while searching. */
  readonly first: readonly Answered[];
  readonly subjects: readonly Subject[];
}

/** What `/faq` shows: all questions, or those with every word of a search in the question or its answer. */
export function faqOn(day: CalendarDate, search: string): FaqShown {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean);
  if (words.length > 0) {
    const matches = questions.filter(({ question, answer, searchWords = '' }) => {
      const text = `${question}\n${inPlainText(answer(day))}\n${searchWords}`.toLowerCase();
      return words.every((word) => text.includes(word));
    });
    return {
      first: [],
      subjects: subjectsOn(day, matches).filter((subject) => subject.questions.length > 0),
    };
  }
  const first = questions.filter(({ home }) => home).slice(0, maxFirst);
  const others = questions.filter((question) => !first.includes(question));
  return { first: first.map((question) => withAnswer(question, day)), subjects: subjectsOn(day, others) };
}

/** The home page's questions: all together, then by subject. */
export function homeSubjectsOn(day: CalendarDate): readonly Subject[] {
  const homeQuestions = questions.filter(({ home }) => home);
  const all = homeQuestions.map((question) => withAnswer(question, day));
  return [{ id: 'all', name: 'All Articles', questions: all }, ...subjectsOn(day, homeQuestions)];
}

const withAnswer = ({ id, question, answer }: Question, day: CalendarDate): Answered => ({
  id,
  question,
  answer: answer(day),
});

/** The answers of `/faq` on the day as plain text, for structured data. */
export function questionsInText(day: CalendarDate): readonly { question: string; answer: string }[] {
  return questions.map(({ question, answer }) => ({ question, answer: inPlainText(answer(day)) }));
}
