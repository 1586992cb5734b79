import { withNewerTable } from '../fee-table/index.ts';
import { calendarDate, type Parameter, parameter, pounds, type Source, since } from '../kernel/index.ts';
import {
  birketts,
  checkFees,
  feeModule,
  lawsentis,
  mondaqFees,
  settlementFacts,
  skilledWorkerRules,
} from '../sources/index.ts';

/** Where a reader can check how and when one applies to settle. */
const checkSettlement = {
  title: 'GOV.UK: indefinite leave to remain if you have a Skilled Worker visa',
  url: 'https://www.gov.uk/indefinite-leave-to-remain-tier-2-t2-skilled-worker-visa',
};

const continuousResidence = (paragraphs: string): Source => ({
  title: `GOV.UK, Immigration Rules, Appendix Continuous Residence, ${paragraphs} (copy of 6 December 2025)`,
  url: 'https://www.gov.uk/guidance/immigration-rules/immigration-rules-appendix-continuous-residence',
  checkedOn: calendarDate('2026-11-29'),
});

const settlementPrint: Source = {
  title: 'GOV.UK, Indefinite leave to remain if you have a Skilled Worker visa (printed on 24 October 2025)',
  url: 'https://www.gov.uk/indefinite-leave-to-remain-tier-2-t2-skilled-worker-visa/print',
  checkedOn: calendarDate('2026-11-22'),
};

/** The copy of the Rules that was read. */
const readFrom = '2025-12-06';
const byApplication = { governedBy: 'appliedOn', checkAt: checkSettlement } as const;

export const settlementYears = parameter({
  ...byApplication,
  id: 'settlement.qualifying-years',
  title: 'Time in the UK with permission that counts, without a break, before settlement',
  unit: 'years',
  versions: [since(readFrom, 5, 'official', skilledWorkerRules('SW 21.1'), settlementPrint)],
});

export const settlementRoutes = parameter({
  ...byApplication,
  id: 'settlement.routes',
  title: 'Permission that counts towards settlement as a Skilled Worker',
  versions: [
    since(
      readFrom,
      'Skilled Worker, Global Talent, Innovator Founder, T2 Minister of Religion, International Sportsperson, Representative of an Overseas Business, Tier 1 (not Graduate Entrepreneur) and Scale-up. Time as a dependant does not count, and Student and Graduate are not on the list.',
      'official',
      skilledWorkerRules('SW 21.2'),
    ),
  ],
});

export const settlementEarlyDays = parameter({
  ...byApplication,
  id: 'settlement.early-days',
  title: 'An application to settle can come this long before the years are complete',
  unit: 'days',
  versions: [since(readFrom, 28, 'official', continuousResidence('CR 1.1(b)'), settlementPrint)],
});

export const settlementAbsence = parameter({
  ...byApplication,
  id: 'settlement.absence-days',
  title: 'The most days outside the UK in any 12 months of the time that counts',
  unit: 'days',
  versions: [since(readFrom, 180, 'official', continuousResidence('CR 3.1'), settlementPrint)],
});

export const settlementFee = withNewerTable(
  parameter({
    ...byApplication,
    checkAt: checkFees,
    id: 'settlement.fee',
    title: 'Fee for settlement (indefinite leave to remain), each person',
    unit: 'pence',
    versions: [
      since('2023-10-04', pounds(2885), 'confirmed', mondaqFees, birketts),
      since('2025-04-09', pounds(3029), 'confirmed', birketts, lawsentis),
      since('2026-04-08', pounds(3226), 'confirmed', feeModule, settlementFacts),
    ],
  }),
);

export const settlementParameters: readonly Parameter<unknown>[] = [
  settlementYears,
  settlementRoutes,
  settlementEarlyDays,
  settlementAbsence,
  settlementFee,
];
