import { addDays, type CalendarDate, calendarDate } from '@portway/rules/kernel';
import { readDay } from '@portway/rules/working-days';
import { dayInWords } from '../../../text/days.ts';
import { rulePath } from '../../../text/law.ts';
import type { ArticleText } from '../article-text.ts';
import type { LawOfTheDay } from '../figures/law-of-the-day.ts';
import { bullets, link, type ProseSection, p, say, section } from '../prose.ts';

export function aSponsorsDuties(law: LawOfTheDay): ArticleText {
  return {
    pulled: {
      label: 'To report a change about a worker',
      figure: law.figure('sponsor-duties.report-worker-within'),
      note: say`For a change in the organisation itself, it is ${law.figure('sponsor-duties.report-organisation-within')}. Recorded from the guidance of ${law.since('sponsor-duties.report-worker-within')}.`,
    },
    sections: [
      fourDuties(law),
      worker(law),
      organisation(law),
      counting(law),
      absences(law),
      records(law),
      visit(law),
      missed(law),
    ],
    next: [
      {
        to: '/salary-calculator/pay-periods',
        title: 'Test your pay periods',
        text: 'See whether the pay in each period reaches the salary on the certificate.',
      },
      {
        to: '/rules/licence-eligibility',
        title: 'Go through the readiness list',
        text: 'The 25 points a visiting officer would check, each with its source.',
      },
      {
        to: '/compliance',
        title: 'See a deadline counted',
        text: 'A calendar counts the working days from today.',
      },
    ],
  };
}

const fourDuties = (law: LawOfTheDay): ProseSection =>
  section(
    'duties',
    'Four duties',
    p`A sponsor must report changes, keep records, check the right to work and let the Home Office check. The duties begin on the day the licence is granted, and end when it is surrendered or revoked. They are in the sponsor guidance, parts 2 and 3 and Appendix D. It changes several times a year. Our record starts with the text of ${law.since('sponsor-duties.report-worker-within')}.`,
    p`A Level 1 User makes reports in the sponsorship management system. An email to the Home Office is not a report.`,
  );

const worker = (law: LawOfTheDay): ProseSection =>
  section(
    'worker',
    'What to report about a worker',
    p`The shorter deadline, ${law.figure('sponsor-duties.report-worker-within')}, is for the people you sponsor.`,
    bullets(law.fact('sponsor-duties.worker-changes'), law.fact('sponsor-duties.work-location')),
    p`A worker should start within ${law.figure('sponsor-duties.start-within')} of the start date on the certificate, of the visa’s first day or of the grant, whichever is latest. If they start later, you must report the new date with the reason, or stop sponsoring. If the worker never starts, the skills charge ${link('is refunded', rulePath('skills-charge.refund.full'))}.`,
    p`A job under another occupation code needs a new certificate, and a new visa before the worker starts in it. A cut in pay may end the sponsorship. Check first whether the lower figure still meets ${link('the minimum salary', '/blogs/the-skilled-worker-salary')}.`,
  );

const organisation = (law: LawOfTheDay): ProseSection =>
  section(
    'organisation',
    'What to report about your organisation',
    p`For a change in the organisation, you have ${law.figure('sponsor-duties.report-organisation-within')}.`,
    bullets(law.fact('sponsor-duties.organisation-changes')),
    p`Sources differ on a change between small and large sponsor. Use the shorter deadline for it. A new owner may need its own licence, so ask before the sale, not after it.`,
  );

function counting(law: LawOfTheDay): ProseSection {
  const beforeChristmas = calendarDate(`${law.day.slice(0, 4)}-12-21`);
  return section(
    'counting',
    'How a deadline is counted',
    p`Working days are Monday to Friday, excluding ${link('bank holidays', rulePath('working-days.bank-holidays'))}. We count the working day after the change as the first. In England and Wales that means:`,
    bullets(
      say`For a change today, ${law.today}: by ${lastDay(law, 'sponsor-duties.report-worker-within', law.day)} if it is about a worker, by ${lastDay(law, 'sponsor-duties.report-organisation-within', law.day)} if it is about the organisation.`,
      say`For one just before Christmas, on ${dayInWords(beforeChristmas)}: by ${lastDay(law, 'sponsor-duties.report-worker-within', beforeChristmas)} and ${lastDay(law, 'sponsor-duties.report-organisation-within', beforeChristmas)}.`,
    ),
    p`Scotland and Northern Ireland have their own bank holidays. Don’t leave it to the last day. The system can be down, the Level 1 User can be ill, and a late report is late.`,
  );
}

function lastDay(law: LawOfTheDay, id: string, start: CalendarDate): string {
  const last = workingDaysAfter(law, start, law.number(id));
  return last === undefined ? 'a day that is not settled' : dayInWords(last);
}

/** This many working days after a day; undefined where bank holidays in between are not recorded. */
function workingDaysAfter(law: LawOfTheDay, start: CalendarDate, count = Number.NaN) {
  let day = start;
  for (let remaining = count; remaining > 0; ) {
    day = addDays(day, 1);
    const outcome = readDay(day);
    if (outcome.status !== 'answered') return undefined;
    law.alsoRead(outcome.steps);
    if (outcome.kind === 'working-day') remaining -= 1;
  }
  return Number.isNaN(count) ? undefined : day;
}

const absences = (law: LawOfTheDay): ProseSection =>
  section(
    'absences',
    'Absence and uneven pay',
    bullets(
      say`Absent without permission for more than ${law.figure('sponsor-duties.absent-without-permission')} in a row: you must report it, and the deadline is counted from then.`,
      say`Absent without pay, or on less pay, for more than ${law.figure('sponsor-duties.unpaid-absence')} in a calendar year: you must normally stop sponsoring. Statutory family leave, sick leave, jury service and strikes are among the exceptions. You can ask for an exception for another compelling reason.`,
      say`Paid less in one month and more in the next: a certificate assigned from ${law.since('pay-period.rule')} must reach the salary ${link('in each pay period', rulePath('pay-period.rule'))}.`,
    ),
    p`Tell the person who makes reports about an absence on the same day, not with the next payroll.`,
  );

const records = (law: LawOfTheDay): ProseSection =>
  section(
    'records',
    'What to keep, and for how long',
    bullets(law.fact('sponsor-duties.records'), law.fact('sponsor-duties.records-kept-for')),
    p`Paper and files are both fine, if you can show them when asked. Since ${law.since('licence.sponsor-duties')} you also need to show that sponsored workers were ${link('told their employment rights', rulePath('licence.sponsor-duties'))} in the UK. A simple way is a dated email, kept with the reply.`,
  );

const visit = (law: LawOfTheDay): ProseSection =>
  section(
    'visit',
    'Ready for a visit',
    p`Three questions find most gaps. Can someone open any worker’s file within minutes? Does the job they do match the certificate? Does payroll show the salary that was promised? Ask them yourself once a quarter, about a worker chosen at random.`,
    bullets(law.fact('sponsor-duties.visits'), law.fact('licence.reasonable-suspicion')),
  );

const missed = (law: LawOfTheDay): ProseSection =>
  section(
    'missed',
    'If a deadline was missed',
    p`Report now, say what happened and what you changed so that it does not happen again, and keep a note of both. If there are several gaps, or you have had a letter, ask a regulated adviser before you reply. This is what is at stake:`,
    bullets(law.fact('licence.rating')),
    p`With a lower rating, you can sponsor only ${link('workers who continue', rulePath('eligible-role.sponsor-rating'))} with you.`,
  );
