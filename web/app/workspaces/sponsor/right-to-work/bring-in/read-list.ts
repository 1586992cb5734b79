import type { ReadPerson } from '@portway/contracts/sponsor/right-to-work/employed-people';

/** What a person put right, by row and field. */
export type Corrections = Readonly<Record<number, Readonly<Record<string, string>>>>;

/** The words of each field. */
export const fieldWords: Readonly<Record<string, string>> = {
  fullName: 'Name',
  reference: 'Your number',
  engagement: 'How they work for you',
  startsOn: 'First day',
  arrangedOn: 'Day of the arrangement',
  method: 'How it was checked',
  document: 'Document',
  checkedOn: 'Day of the check',
  checker: 'Who made it',
  expiresOn: 'Permission ends',
  documentExpiresOn: 'Document ends',
  noticeOn: 'Day in the notice',
  withNationalInsurance: 'National Insurance number seen',
};

export const dayFields: ReadonlySet<string> = new Set([
  ...['startsOn', 'arrangedOn', 'checkedOn', 'expiresOn', 'documentExpiresOn', 'noticeOn'],
]);

/** A fault of the file, or one that the server found when the rows were sent. */
export interface OpenQuestion {
  readonly row: number;
  readonly name: string;
  readonly field: string;
  readonly typed: string;
  readonly message: string;
  readonly choices: readonly { readonly value: string; readonly label: string }[];
}

/** What is open in a list: a question with its answer is open no more. */
export function openQuestions(people: readonly ReadPerson[], corrections: Corrections): OpenQuestion[] {
  return people.flatMap(({ row, values, faults }) =>
    faults
      .filter(({ field }) => !corrections[row]?.[field])
      .map((fault) => ({
        row,
        name: corrections[row]?.fullName ?? values.fullName ?? `Row ${row}`,
        ...fault,
      })),
  );
}

/** A row as the API takes it: a first day that is still to come is a planned one. */
export function personOf(
  { values: read }: ReadPerson,
  corrected: Readonly<Record<string, string>> | undefined,
  today: string,
) {
  const values: Readonly<Record<string, string | undefined>> = { ...read, ...corrected };
  const { startsOn, document } = values;
  return {
    fullName: values.fullName ?? '',
    reference: values.reference ?? null,
    engagement: values.engagement ?? 'employee',
    arrangedOn: values.arrangedOn ?? null,
    ...(startsOn !== undefined && (startsOn > today ? { plannedStart: startsOn } : { startedOn: startsOn })),
    ...(document !== undefined && {
      check: {
        method: values.method ?? '',
        document,
        checkedOn: values.checkedOn ?? '',
        checker: values.checker ?? '',
        expiresOn: values.expiresOn ?? null,
        documentExpiresOn: values.documentExpiresOn ?? null,
        noticeOn: values.noticeOn ?? null,
        withNationalInsurance: values.withNationalInsurance === undefined ? null : true,
      },
    }),
  };
}

/** The server's names of fields, as the list names them. */
const fieldsOfServer: Readonly<Record<string, string>> = { startedOn: 'startsOn', plannedStart: 'startsOn' };

/** What the server refused, beside the rows that it is about. */
export function withRefused(
  people: readonly ReadPerson[],
  refused: Readonly<Record<string, string>>,
): ReadPerson[] {
  return people.map((person, at) => {
    const faults = Object.entries(refused).flatMap(([path, message]) => {
      const [, place, last = ''] = /^people\.(\d+)\.(?:check\.)?(\w+)$/.exec(path) ?? [];
      const field = fieldsOfServer[last] ?? last;
      return Number(place) === at && place !== undefined
        ? [{ field, typed: person.values[field] ?? '', message, choices: [] }]
        : [];
    });
    return faults.length === 0 ? person : { ...person, faults };
  });
}
