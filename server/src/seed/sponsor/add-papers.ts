import { call } from '@portway/contracts/client';
import {
  explainDifferenceOperation,
  showAgreementOperation,
} from '@portway/contracts/sponsor/contradictions/contradictions';
import { addStatedPaperOperation } from '@portway/contracts/sponsor/contradictions/stated-papers';
import { dayIn } from '../day-in.ts';
import type { DemoDoor, Me } from '../people.ts';

/** The first and the last day of the month before the one that is so many days ago. */
function monthBefore(now: number, daysAgo: number): { readonly fromDay: string; readonly toDay: string } {
  const last = new Date(`${dayIn(now, -daysAgo).slice(0, 7)}-01T00:00:00Z`);
  last.setUTCDate(0);
  const toDay = last.toISOString().slice(0, 10);
  return { fromDay: `${toDay.slice(0, 7)}-01`, toDay };
}

/**
 * Papers of three workers: of one that contradict each other since a day, of one that differ with a reason, and of one that
 * agree in other words. `idOf` knows a worker by the name.
 */
export async function addPapers(
  { now }: DemoDoor,
  officer: Me,
  idOf: (fullName: string) => string,
): Promise<void> {
  const workerNamed = (fullName: string) => ({ ...officer, parameters: { id: idOf(fullName) } });
  const year = (pounds: number) => ({ pence: pounds * 100, basis: 'year' }) as const;
  const month = (pence: number) => ({ pence, basis: 'month' }) as const;

  const sofia = workerNamed('Sofia Kowalska');
  const promoted = dayIn(now(), -120);
  const ofSofia = { name: 'Sofia Kowalska', hours: { hours: 37.5, basis: 'week' } as const };
  await call(
    addStatedPaperOperation,
    {
      ...{ kind: 'certificate', fromDay: dayIn(now(), -330), toDay: null, title: null },
      values: { ...ofSofia, 'job-title': 'Network Engineer', 'occupation-code': '2137', pay: year(58_000) },
    },
    sofia,
  );
  await call(
    addStatedPaperOperation,
    {
      ...{ kind: 'contract', fromDay: promoted, toDay: null, title: null },
      values: { ...ofSofia, 'job-title': 'Lead Network Engineer', pay: year(61_500), 'work-place': 'Leeds' },
    },
    sofia,
  );
  for (const daysAgo of [0, 31])
    await call(
      addStatedPaperOperation,
      {
        ...{ kind: 'payslip', title: null, ...monthBefore(now(), daysAgo) },
        values: { name: 'S Kowalska', 'job-title': 'Lead Network Eng.', pay: month(5_125_00) },
      },
      sofia,
    );

  const tariq = workerNamed('Tariq Aziz');
  const payslip = { kind: 'payslip', title: null, ...monthBefore(now(), 0) } as const;
  await call(
    addStatedPaperOperation,
    { ...payslip, values: { name: 'AZIZ Tariq', 'job-title': 'Product Engineer G7', pay: month(4_766_67) } },
    tariq,
  );
  const { rows } = await call(showAgreementOperation, undefined, tariq);
  const title = rows.find(({ field }) => field === 'job-title');
  await call(
    explainDifferenceOperation,
    {
      ...{ field: 'job-title', seen: title?.seen ?? '', why: 'only-words', wrongSource: null },
      reason: 'Payroll adds the grade to the title. The duties are those of the certificate.',
    },
    tariq,
  );

  await call(
    addStatedPaperOperation,
    {
      ...payslip,
      values: { name: 'R. Menon', pay: month(3_929_17), hours: { hours: 162.5, basis: 'month' } },
    },
    workerNamed('Rahul Menon'),
  );
}
