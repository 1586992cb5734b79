import type { ImportColumn } from '@portway/contracts/sponsor/worker-imports/import-columns';
import type { ImportUpdate } from '@portway/contracts/sponsor/worker-imports/import-repair';
import type { StoredFindings } from '@portway/contracts/sponsor/worker-imports/stored-import';
import type { ImportFaultGroup } from '@portway/contracts/sponsor/worker-imports/worker-imports';
import type { OnRecord } from '../imported.repository.ts';
import type { ExaminedFile } from '../updating/examined-file.service.ts';
import { faultGroups } from './fault-groups.presenter.ts';

const maxUpdates = 2_000;
const maxPlaces = 200;

/** What a check found, as it is stored and shown. */
export function findingsOf(file: ExaminedFile, columns: readonly ImportColumn[]): StoredFindings {
  const { faults, rowsLeft, onRecord } = file;
  const updates = [...updatesOf(file, columns)];
  return {
    faults: [...faults],
    groups: faultGroups(faults).map((group) => withPlaces(group, onRecord)),
    rowsLeft: [...rowsLeft].toSorted((one, other) => one - other),
    updates: updates.slice(0, maxUpdates),
    updatesTotal: updates.length,
  };
}

export type FindingsOf = typeof findingsOf;

function updatesOf(
  { updates, absenceUpdates, onRecord }: ExaminedFile,
  columns: readonly ImportColumn[],
): ImportUpdate[] {
  const labels = new Map(columns.map(({ id, label }) => [id, label]));
  const withLabel = (differences: ExaminedFile['updates'][number]['differences']) =>
    differences.map((each) => ({ ...each, label: labels.get(each.columnId) ?? each.columnId }));
  return [
    ...updates.map(({ worker, rows, differences }) => ({
      ...{ worker: worker.id, name: worker.facts.full_name, rows: [...rows] },
      changes: withLabel(differences),
    })),
    ...absenceUpdates.map(({ absence: { worker, row }, differences }) => ({
      ...{ worker, name: onRecord.names.get(worker) ?? '', rows: [row] },
      changes: withLabel(differences),
    })),
  ];
}

/** A place that is not known is chosen from those that are. */
function withPlaces(group: ImportFaultGroup, { places, placeNames }: OnRecord): ImportFaultGroup {
  if (group.kind !== 'unknown-place') return group;
  const choices = [...new Set(places.values())]
    .slice(0, maxPlaces)
    .map((id) => placeNames.get(id) ?? '')
    .toSorted((one, other) => one.localeCompare(other))
    .map((name) => ({ value: name, label: name }));
  return { ...group, values: group.values.map((each) => ({ ...each, choices })) };
}
