import type { Answer } from '../../../subjects/document/result-document.ts';
import { told } from '../../../subjects/document/told.ts';
import { notAnswered } from '../../../text/questions.ts';
import { type CaseQuestion, ofWorker } from './case-fields.ts';
import { type AnswerName, questions } from './compare/questions.ts';
import { questionsAsked } from './questions-asked.ts';
import type { SponsorshipAnswers } from './sponsorship-answers.ts';

const fields = questions.flatMap((question) => question.fields);

/** The questions of the form that count, in its order, and in the words of the comparison, which are its own. */
export function sponsorshipTold(answers: SponsorshipAnswers): Answer[] {
  const asked = questionsAsked(answers);
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
    ...say('enteredAsStudent', 'healthAndCare', 'priority', 'partner'),
    ...(answers.partner === 'yes' ? say('partnerPriority') : []),
    ...say('children'),
    ...(answers.children === 'yes' ? say('childrenCount', 'childrenUnder18', 'childrenPriority') : []),
    ...(answers.children === 'yes' ? sayAsked('childrenGround') : []),
    ...say('assignedOn', 'appliedOn'),
  ];
}

function sayOne(name: AnswerName, answer: string): Answer[] {
  const field = fields.find((each) => each.name === name);
  return field ? told(field.label, answer, field.options) : [];
}
