import { addDays, type CalendarDate } from '@portway/rules/kernel';
import { register } from '@portway/rules/register';
import { sponsorshipCost } from '@portway/rules/sponsorship-cost';
import { dayInWords } from '../../../../text/days.ts';
import { readSponsorshipAnswers, sponsorshipFacts } from '../sponsorship-answers.ts';

export interface ReadyMade {
  readonly title: string;
  readonly text: string;
  readonly query: string;
}

const threeYearsFromAbroad = 'location=outside&years=3';

/** Comparisons to start from, as queries. */
export function readyMade(today: CalendarDate): ReadyMade[] {
  const change = changeOfFees(today);
  return [
    {
      title: '1, 3 and 5 years',
      text: 'How the skills charge, the visa fee and the surcharge grow with the certificate.',
      query: 'location=outside&a.years=1&b.years=3&c.years=5',
    },
    {
      title: 'Small or large sponsor',
      text: 'The same job for a small or charitable sponsor, and for a medium or large one.',
      query: `${threeYearsFromAbroad}&a.sponsorSize=small&b.sponsorSize=large`,
    },
    {
      title: 'Alone or with family',
      text: 'A worker alone, with a partner, and with a partner and two children.',
      query: `${threeYearsFromAbroad}&childrenCount=2&childrenUnder18=2&a.partner=no&a.children=no&b.partner=yes&b.children=no&c.partner=yes&c.children=yes`,
    },
    {
      title: 'Inside or outside the UK',
      text: 'Someone abroad, a Graduate who switches here, and a Student who does.',
      query:
        'years=3&a.location=outside&b.location=inside&b.visaType=graduate&b.enteredAsStudent=no&c.location=inside&c.visaType=student&c.enteredAsStudent=yes',
    },
    ...(change === undefined ? [] : [beforeAndAfter(change)]),
    {
      title: 'Your own',
      text: 'Two blank scenarios, with every question for you to answer.',
      query: 'scenarios=2&vary=length',
    },
  ];
}

interface Change {
  readonly day: CalendarDate;
  /** Change of the bill, in pence. */
  readonly by: number;
}

/** The same move on the day fees change and on the day before. */
function beforeAndAfter({ day, by }: Change): ReadyMade {
  const before = addDays(day, -1);
  return {
    title: `Before and after the ${by > 0 ? 'rise' : 'fall'} of ${dayInWords(day)}`,
    text: 'The same move on that day and on the day before, with the fees of each day.',
    query: `${threeYearsFromAbroad}&a.assignedOn=${before}&a.appliedOn=${before}&b.assignedOn=${day}&b.appliedOn=${day}`,
  };
}

/** The next day on which the bill for three years from abroad changes; without one, the last such day. */
export function changeOfFees(today: CalendarDate): Change | undefined {
  const days = new Set(register.parameters.flatMap(({ versions }) => versions.map(({ from }) => from)));
  const changes = [...days].toSorted().flatMap((day) => {
    const [before, after] = [totalOn(addDays(day, -1)), totalOn(day)];
    return before === null || after === null || before === after ? [] : [{ day, by: after - before }];
  });
  return changes.find(({ day }) => day > today) ?? changes.at(-1);
}

function totalOn(day: CalendarDate): number | null {
  const { facts } = sponsorshipFacts(readSponsorshipAnswers(new URLSearchParams(threeYearsFromAbroad), day));
  const cost = facts && sponsorshipCost(facts);
  return cost?.status === 'answered' ? cost.totals.allPence : null;
}
