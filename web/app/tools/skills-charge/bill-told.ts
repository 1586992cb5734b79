import type { Answer } from '../../document/result-document.ts';
import { told } from '../../document/told.ts';
import { type AnswerName, questions } from './compare/questions.ts';
import type { SponsorshipAnswers } from './sponsorship-answers.ts';

const fields = questions.flatMap((question) => question.fields);

/** The questions of the form that count, in its order, and in the words of the comparison, which are its own. */
export function sponsorshipTold(answers: SponsorshipAnswers): Answer[] {
  const say = (...names: AnswerName[]) => names.flatMap((name) => sayOne(name, answers[name]));
  return [
    ...say('role', 'sponsorSize', 'location'),
    ...(answers.location === 'inside' ? say('visaType') : []),
    ...sayOne('years', answers.years || 'Not chosen'),
    ...(answers.years === 'days' ? say('startsOn', 'endsOn') : []),
    ...say('enteredAsStudent', 'healthAndCare', 'priority', 'partner'),
    ...(answers.partner === 'yes' ? say('partnerPriority') : []),
    ...say('children'),
    ...(answers.children === 'yes' ? say('childrenCount', 'childrenUnder18', 'childrenPriority') : []),
    ...say('assignedOn', 'appliedOn'),
  ];
}

function sayOne(name: AnswerName, answer: string): Answer[] {
  const field = fields.find((each) => each.name === name);
  return field ? told(field.label, answer, field.options) : [];
}
