import type { HolidayNation } from '@portway/rules/working-days';

/** Labels of the questions, in the form and in documents. */
export const labels = {
  event: 'What happened',
  nation: 'Where the worker works',
  day: 'Day it happened',
  visaValidFrom: 'First day of the visa',
  grantNotifiedOn: 'Day the worker was told of the grant',
  worksOn: 'Days the worker works',
} as const;

/** The events that people ask about, in their own words. What is kept up all the time has no day to count. */
export const events = [
  {
    label: 'A worker',
    options: [
      { value: 'worker-leaves', label: 'A worker leaves, or sponsorship ends' },
      { value: 'worker-unauthorised-absence', label: 'A worker is absent without permission', reveals: 'b' },
      { value: 'worker-late-start', label: 'A worker has not started', reveals: 'a' },
      { value: 'worker-no-show', label: 'A worker will not start at all' },
      { value: 'worker-unpaid-over-4-weeks', label: 'Unpaid absence passes four weeks in a year' },
      { value: 'worker-location-changed', label: 'A worker has a new normal place of work' },
      { value: 'worker-hours-changed', label: 'A worker’s weekly hours change' },
      { value: 'worker-role-changed-same-code', label: 'Title or duties change, same occupation code' },
      { value: 'worker-role-changed-new-code', label: 'The job moves to another occupation code' },
      { value: 'worker-pay-increased', label: 'Pay goes up' },
      { value: 'worker-pay-reduced-permitted', label: 'Pay goes down, within the same salary option' },
      {
        value: 'worker-pay-reduced-new-certificate',
        label: 'Pay goes down, and only another salary option fits',
      },
      { value: 'worker-pay-below-route', label: 'Pay goes down below every salary option' },
      { value: 'worker-no-longer-needs-sponsor', label: 'A worker no longer needs a sponsor' },
      { value: 'worker-stops-other', label: 'You stop sponsoring for another reason' },
      { value: 'worker-nurse-registered', label: 'A nurse or midwife completes registration' },
      { value: 'worker-offshore', label: 'An offshore worker enters or leaves UK waters' },
      { value: 'worker-breach-conditions', label: 'You suspect that visa conditions are not kept' },
      { value: 'worker-crime', label: 'You suspect a crime' },
      { value: 'worker-slavery-identified', label: 'A worker may be a victim of modern slavery' },
    ],
  },
  {
    label: 'Your organisation',
    options: [
      { value: 'org-name-address', label: 'Your name, address or contact details change' },
      { value: 'org-structure', label: 'A branch, site or linked entity opens, closes or is linked' },
      { value: 'org-key-personnel', label: 'Your Authorising Officer or Key Contact changes' },
      { value: 'org-no-level-1', label: 'No Level 1 user can log in' },
      { value: 'org-ownership', label: 'A sale, merger, takeover or new direct owner' },
      { value: 'org-new-owner-applies', label: 'A new owner has no licence and must apply' },
      { value: 'org-tupe', label: 'Sponsored workers move to you or from you under TUPE' },
      { value: 'org-size', label: 'You become, or stop being, small or charitable' },
      { value: 'org-registration', label: 'Your registration or accreditation changes' },
      { value: 'org-nature', label: 'Your business does something substantially different' },
      { value: 'org-overseas-link', label: 'A link to an overseas business or a contract changes' },
      { value: 'org-convictions', label: 'The organisation or a key person is convicted' },
      { value: 'org-stops-trading', label: 'You stop trading or become insolvent' },
    ],
  },
  {
    label: 'A letter from the Home Office',
    options: [
      { value: 'proc-representations', label: 'It proposes a downgrade, or suspends the licence' },
      { value: 'proc-action-plan-fee', label: 'It asks you to pay for an action plan' },
      { value: 'proc-skills-charge-topup', label: 'It says the skills charge was too low' },
    ],
  },
] as const;

export const nations = [
  { value: 'england-and-wales', label: 'England or Wales' },
  { value: 'scotland', label: 'Scotland' },
  { value: 'northern-ireland', label: 'Northern Ireland' },
] as const satisfies readonly { value: HolidayNation; label: string }[];

export const weekdays = [
  { value: '1', label: 'Monday' },
  { value: '2', label: 'Tuesday' },
  { value: '3', label: 'Wednesday' },
  { value: '4', label: 'Thursday' },
  { value: '5', label: 'Friday' },
  { value: '6', label: 'Saturday' },
  { value: '7', label: 'Sunday' },
] as const;
