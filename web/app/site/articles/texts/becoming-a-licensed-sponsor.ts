import { rulePath } from '../../../text/law.ts';
import type { ArticleText } from '../article-text.ts';
import type { LawOfTheDay } from '../figures/law-of-the-day.ts';
import { brakeForEmployers } from '../figures/visa-brake-words.ts';
import { bullets, link, type ProseSection, p, say, section, steps } from '../prose.ts';

export function becomingALicensedSponsor(law: LawOfTheDay): ArticleText {
  return {
    pulled: {
      label: 'Licence fee, small or charitable sponsor',
      figure: law.figure('licence-fee.worker.small'),
      note: say`In force from ${law.since('licence-fee.worker.small')}. A medium or large sponsor pays ${law.figure('licence-fee.worker.large')}.`,
    },
    sections: [
      who(law),
      documents(law),
      people(law),
      fee(law),
      decision(law),
      afterTheGrant(law),
      refused(law),
    ],
    next: [
      {
        to: '/sponsor-licence-assessment',
        title: 'Check whether you are ready',
        text: 'Six questions, then a list of 25 points to tick and print.',
      },
      {
        to: '/cost-estimator/calculate?licenceType=worker&sponsorSize=small&priority=no',
        title: 'Price your licence',
        text: 'Filled in for a small sponsor. Choose your own size, type and day.',
      },
      {
        to: '/cost-estimator/size',
        title: 'Am I a small sponsor?',
        text: 'Three figures from your last accounts decide it.',
      },
    ],
  };
}

const who = (law: LawOfTheDay): ProseSection =>
  section(
    'who',
    'Who can apply',
    p`A sponsor licence lets an organisation assign certificates to workers from abroad. It belongs to the organisation, not to a person, and it names the routes it is for. For software engineers, that is Skilled Worker. You do not need to have chosen anyone yet, but you need a sensible plan that says which jobs, why they are needed, and who will look after sponsorship.`,
    bullets(
      law.fact('licence.genuine-and-lawful'),
      law.fact('licence.based-in-uk'),
      law.fact('licence.convictions'),
      law.fact('licence.civil-penalty'),
    ),
  );

const documents = (law: LawOfTheDay): ProseSection =>
  section(
    'documents',
    'Gather the documents first',
    p`Collect the documents before you open the online form, because they are due soon after you send it.`,
    bullets(law.fact('licence.documents'), law.fact('licence.start-up')),
    p`Many trading companies send ${link('this set', rulePath('licence.usual-documents'))}: ${law.figure('licence.usual-documents').text}. It is not the only one that works. Read Appendix A on GOV.UK for your kind of organisation, and check that the name and address are the same on every document and at Companies House.`,
  );

const people = (law: LawOfTheDay): ProseSection =>
  section(
    'people',
    'Name your key people',
    p`You must fill three roles. One person can have all of them, if they qualify for each. In a small company, it is often a founder.`,
    bullets(
      law.fact('licence.authorising-officer'),
      law.fact('licence.key-contact'),
      law.fact('licence.level-1-user'),
    ),
    p`Check ${link('their record', rulePath('licence.key-people-fitness'))} as carefully as your documents. A bankruptcy, unpaid VAT or a past role with a sponsor that lost its licence can stop the application.`,
  );

const fee = (law: LawOfTheDay): ProseSection =>
  section(
    'fee',
    'Pay the fee for the day',
    p`The fee depends on your size, and on the day you send the application.`,
    bullets(
      say`Small or charitable sponsor: ${law.history('licence-fee.worker.small')}.`,
      say`Medium or large sponsor: ${law.history('licence-fee.worker.large')}.`,
    ),
    p`A company is small when it meets at least ${law.part('sponsor-size.small-company', 'testsNeeded')} of these tests: a turnover of up to ${law.part('sponsor-size.small-company', 'turnoverUpToPence')}, a balance sheet total of up to ${law.part('sponsor-size.small-company', 'balanceSheetUpToPence')}, and up to ${law.part('sponsor-size.small-company', 'employeesUpTo')} employees. The limits apply to financial years that began on ${law.since('sponsor-size.small-company')} or later. A company in a group is assessed together with its group. Registered charities pay the small fee, whatever their size.`,
    p`For ${law.figure('licence-fee.priority')} more, you can ask for the priority service. There are few places. It aims for a decision by a certain time, and does not promise a result. ${law.fact('licence-fee.priority-places')}`,
  );

const decision = (law: LawOfTheDay): ProseSection =>
  section(
    'decision',
    'Apply, and be ready for a visit',
    steps(
      say`Fill in the online form and pay. Name the routes, the jobs with their occupation codes and salaries, and how many certificates you expect to need in the first year.`,
      say`Print the submission sheet, have the Authorising Officer sign it, and send it with the documents. ${law.fact('licence.documents-deadline')}`,
      say`Wait for the decision. ${law.fact('licence.decision-time')}`,
    ),
    p`A visit does not mean that something is wrong. Someone must be able to show how you check the right to work, how you would notice an absence, where the records are and who reports what. Take the answers seriously: since ${law.since('licence.reasonable-suspicion')} the guidance lets the Home Office refuse ${link('on reasonable suspicion', rulePath('licence.reasonable-suspicion'))}, without proof of a breach.`,
  );

const afterTheGrant = (law: LawOfTheDay): ProseSection =>
  section(
    'after',
    'After the grant',
    p`You appear on the public register, and your Level 1 User gets into the sponsorship system.`,
    bullets(law.fact('licence.rating'), law.fact('licence.validity')),
    p`You cannot sponsor without limit. Certificates for people already in the UK come from a yearly allocation, and you must give reasons when you ask for it. For each worker abroad, you request a defined certificate. The duties begin on the day the licence is granted. Another article says ${link('what to report and by when', '/blogs/a-sponsors-duties')}.`,
    p`${brakeForEmployers(law)}`,
  );

const refused = (law: LawOfTheDay): ProseSection =>
  section(
    'refused',
    'If it is refused',
    p`Read the letter closely before you do anything. An incomplete application may be returned as invalid instead, which is better than a refusal.`,
    bullets(law.fact('licence.after-refusal'), law.fact('licence.after-revocation')),
    p`Correct what was wrong and apply again when the wait is over, or ask for a correction if the decision rests on a plain error. If a worker is waiting for you, tell them early. Nobody can promise a certificate before you have the licence.`,
  );
