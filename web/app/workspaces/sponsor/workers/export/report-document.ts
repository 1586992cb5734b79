import type { ResponseOf } from '@portway/contracts/operation';
import type {
  reportWorkersOperation,
  WorkerSheetQuery,
} from '@portway/contracts/sponsor/workers/worker-sheets';
import { gapNouns, payVerdictWords, workerStateWords } from '@portway/contracts/sponsor/workers/worker-words';
import type { WorkerRow } from '@portway/contracts/sponsor/workers/workers';
import { type ResultDocument, saying } from '../../../../subjects/document/result-document.ts';
import { dayInWords, shortDay } from '../../../../text/days.ts';
import { inShortPounds } from '../../../../text/money.ts';
import { gapChoices } from '../gap-words.ts';
import { routeInWords } from '../worker-words.ts';

type Report = ResponseOf<typeof reportWorkersOperation>;
type Filters = Partial<WorkerSheetQuery>;

const count = (number: number, one: string, many: string) =>
  `${number.toLocaleString('en-GB')} ${number === 1 ? one : many}`;

/** The dated report on a sponsor’s workers, for its Authorising Officer. */
export function reportDocument(
  report: Report,
  { filters, address }: { readonly filters: Filters; readonly address: string },
): ResultDocument {
  const { organisation, madeOn, madeBy, authorisingOfficer, workers, total } = report;
  const due = workers.filter(({ nextDuty }) => nextDuty !== null);
  const underpaid = workers.filter(({ pay }) => pay !== null && pay.verdict !== 'met');
  const unchecked = workers.filter(isNotFullyChecked);
  const isCut = total > workers.length;
  const beginning = isCut ? `Of the first ${workers.length}` : `Of ${count(total, 'worker', 'workers')}`;
  return {
    tool: 'Report on Sponsored Workers',
    fileName: `sponsored-workers-${madeOn}`,
    headline: {
      label: `${organisation}, ${dayInWords(madeOn)}`,
      figure: count(total, 'worker', 'workers'),
      note:
        authorisingOfficer === null
          ? `Made by ${madeBy}. No Authorising Officer is on record.`
          : `For ${authorisingOfficer}, Authorising Officer. Made by ${madeBy}.`,
    },
    sentences: [
      `${beginning}, ${count(due.length, 'has', 'have')} a report to make or something to look at.`,
      `${count(underpaid.length, 'is', 'are')} paid below the rule of the day on which it applied to them, or that could not be settled.`,
      `${count(unchecked.length, 'is', 'are')} not fully checked: what is missing is named with each.`,
    ],
    cautions: [
      `This is the record as it was on ${dayInWords(madeOn)}. Nothing in it was sent to the Home Office.`,
      ...(isCut
        ? [`Only the first ${workers.length} of ${total} are listed. The spreadsheet has everyone.`]
        : []),
      ...filterLines(filters, workers),
    ],
    answers: [],
    parts: saying(
      {
        kind: 'table',
        title: 'To report or to look at',
        columns: [{ head: 'Worker' }, { head: 'What' }, { head: 'Report by' }],
        rows: due.map(({ fullName, nextDuty }) => ({
          cells: [fullName, nextDuty?.title ?? '', dayOrDash(nextDuty?.reportBy ?? null)],
        })),
      },
      {
        kind: 'table',
        title: 'Pay below its rule',
        columns: [{ head: 'Worker' }, { head: 'Pay a year', figure: true }, { head: 'Rule', figure: true }],
        rows: underpaid.map((worker) => ({
          cells: [worker.fullName, poundsOrDash(worker.payPence), poundsOrDash(worker.pay?.requiredPence)],
          remark: worker.pay === null ? undefined : payVerdictWords[worker.pay.verdict],
        })),
      },
      {
        kind: 'table',
        title: 'Not fully checked',
        columns: [{ head: 'Worker' }, { head: 'Missing' }],
        rows: unchecked.map((worker) => ({ cells: [worker.fullName, missingIn(worker)] })),
      },
      {
        kind: 'table',
        title: isCut ? `The first ${workers.length} workers` : 'All of them',
        columns: [
          { head: 'Worker' },
          { head: 'Pay a year', figure: true },
          { head: 'Certificate ends' },
          { head: 'Permission ends' },
          { head: 'Next check' },
        ],
        rows: workers.map((worker) => ({
          cells: [
            worker.fullName,
            poundsOrDash(worker.payPence),
            dayOrDash(worker.certificateEnds),
            dayOrDash(worker.visaEnds),
            dayOrDash(worker.nextCheckOn),
          ],
          remark: aboutWorker(worker),
        })),
      },
    ),
    lawAskedFor: [],
    madeOn: dayInWords(madeOn),
    address,
  };
}

const dayOrDash = (day: string | null) => (day === null ? '–' : shortDay(day));
const poundsOrDash = (pence: number | null | undefined) => (pence == null ? '–' : inShortPounds(pence));

/** Job, code, hours, place and manager, as far as they are on record. */
function aboutWorker({ jobTitle, occupationCode, hoursPerWeek, place, manager, state, route }: WorkerRow) {
  return [
    jobTitle,
    occupationCode,
    hoursPerWeek === null ? null : `${hoursPerWeek} hours`,
    place,
    manager?.name ?? null,
    state === 'working' ? null : workerStateWords[state],
    route === 'skilled-worker' ? null : routeInWords(route),
  ]
    .filter((part) => part !== null && part !== '')
    .join(' · ');
}

const isSponsored = ({ state }: WorkerRow) => state === 'working' || state === 'not-started';
const isNotFullyChecked = (worker: WorkerRow) =>
  isSponsored(worker) && (worker.gaps === null || worker.gaps.length > 0);
const missingIn = ({ gaps }: WorkerRow) =>
  gaps === null ? 'not checked yet' : gaps.map((gap) => gapNouns[gap]).join(', ');

/** The filters of the list, which leave workers out. A manager and a place are named by the first worker they found. */
function filterLines(
  { state, manager, place, tag, route, gap, search, workers: chosen }: Filters,
  [first]: readonly WorkerRow[],
): string[] {
  const words = [
    ...(state === undefined ? [] : [`state: ${workerStateWords[state]}`]),
    ...(manager === undefined
      ? []
      : [`manager: ${manager === 'none' ? 'none' : (first?.manager?.name ?? 'one')}`]),
    ...(place === undefined ? [] : [`place of work: ${first?.place ?? 'one'}`]),
    ...(tag === undefined ? [] : [`tag: ${tag}`]),
    ...(route === undefined ? [] : [`route: ${routeInWords(route)}`]),
    ...(gap === undefined ? [] : [gapChoices.find(({ value }) => value === gap)?.label ?? gap]),
    ...(search === undefined || search === '' ? [] : [`search: ${search}`]),
    ...(chosen === undefined ? [] : [`${chosen.length} chosen by hand`]),
  ];
  return words.length === 0 ? [] : [`Not everyone is in it. Only these: ${words.join('; ')}.`];
}
