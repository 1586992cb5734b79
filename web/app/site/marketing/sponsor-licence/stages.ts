import type { CalendarDate } from '@portway/rules/kernel';
import { type RuleInForce, ruleInForce } from '../parts/rules/rule-in-force.ts';

/** One stage of an application: what to do, the tool that helps, and the rules about it. */
export interface Stage {
  readonly title: string;
  readonly text: string;
  readonly tool?: { readonly to: string; readonly label: string };
  readonly rules: readonly RuleInForce[];
}

const stages = [
  {
    title: 'Check whether you are ready',
    text: 'Are you trading in the UK, do you have a real job to fill, and does it pay enough? Six questions find what is missing before it costs you a fee.',
    tool: { to: '/sponsor-licence-assessment', label: 'Take the assessment' },
    ids: ['licence.genuine-and-lawful', 'licence.based-in-uk', 'licence.eligible-role'],
  },
  {
    title: 'Choose your people',
    text: 'One person is responsible for the licence, one is the contact and one uses the system. They can all be the same person.',
    ids: ['licence.authorising-officer', 'licence.key-contact', 'licence.level-1-user'],
  },
  {
    title: 'Gather the documents',
    text: 'They prove that your organisation exists and trades. Which ones you need depends on the kind of organisation. A start-up and a charity need different ones.',
    ids: ['licence.documents', 'licence.documents-exempt', 'licence.start-up'],
  },
  {
    title: 'Work out your size and the fee',
    text: 'Small and charitable sponsors pay less. Two of three figures from your accounts decide, and a parent company counts too.',
    tool: { to: '/cost-estimator/size', label: 'Am I a small sponsor?' },
    ids: ['licence-fee.worker.small', 'licence-fee.worker.large'],
  },
  {
    title: 'Apply, pay and send',
    text: 'The form is on GOV.UK. You pay at the end, then email the documents shortly after.',
    ids: ['licence.documents-deadline', 'licence.decision-time'],
  },
  {
    title: 'Hold it',
    text: 'With the licence come the duties. Then you can ask for certificates: for a hire from abroad a defined one, worker by worker.',
    tool: { to: '/compliance', label: 'See the duties' },
    ids: ['licence.rating', 'licence.validity', 'licence.sponsor-duties'],
  },
] as const;

/** The stages in order, by the law of the day. */
export function applicationStages(day: CalendarDate): Stage[] {
  return stages.map(({ ids, ...stage }) => ({ ...stage, rules: ids.map((id) => ruleInForce(id, day)) }));
}

/** What prevents an organisation from applying, or from getting a licence. */
export function obstacles(day: CalendarDate): RuleInForce[] {
  return ['convictions', 'civil-penalty', 'after-refusal', 'after-revocation'].map((id) =>
    ruleInForce(`licence.${id}`, day),
  );
}
