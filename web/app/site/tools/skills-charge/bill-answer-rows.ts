import { answerRow } from '../../../subjects/document/answer-rows.ts';
import type { Answer } from '../../../subjects/document/result-document.ts';
import { notAnswered } from '../../../text/questions.ts';
import { type CaseQuestion, ofWorker } from './case-fields.ts';
import { type AnswerName, questions } from './compare/questions.ts';
import { relevantQuestions } from './relevant-questions.ts';
import type { SponsorshipAnswers } from './sponsorship-answers.ts';

const fields = questions.flatMap((question) => question.fields);

/** The form's questions that matter, in its order, with the comparison's labels. */
export function sponsorshipAnswerRows(answers: SponsorshipAnswers): Answer[] {
  const asked = relevantQuestions(answers);
  const say = (...names: AnswerName[]) => names.flatMap((name) => sayOne(name, answers[name]));
  const sayAsked = (...names: CaseQuestion[]) =>
    names.flatMap((name) => (asked.includes(name) ? sayOne(name, answers[name] || notAnswered.label) : []));
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
