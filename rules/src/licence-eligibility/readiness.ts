import { type Answered, type CalendarDate, lawOn, lawStep, type Step } from '../kernel/index.ts';
import { type ReadinessGroup, readinessGroups, readinessPoints } from './readiness-points.ts';

export interface ReadinessPoint {
  readonly id: string;
  readonly group: ReadinessGroup;
  /** What a sponsor can tick, in our words. */
  readonly text: string;
  /** What the law requires on the day, or that our records hold none. */
  readonly why: string;
  /** The law with its sources and how far it was checked. */
  readonly step: Step;
}

export interface ReadinessProgress {
  readonly group: ReadinessGroup;
  readonly title: string;
  readonly done: number;
  readonly of: number;
}

export interface Readiness {
  readonly done: readonly ReadinessPoint[];
  readonly missing: readonly ReadinessPoint[];
  readonly byGroup: readonly ReadinessProgress[];
  /** Ticked ids that are not points of the checklist: they are ignored. */
  readonly unknown: readonly string[];
}

/** The 25 points with the law of the day of the application. A point without recorded law stays, and says so. */
export function readinessChecklist(appliedOn: CalendarDate): readonly ReadinessPoint[] {
  return readinessPoints.map(({ law, ...point }) => {
    const version = lawOn(law, appliedOn);
    if (version.status === 'in-force') {
      return { ...point, why: version.value, step: lawStep(version, { text: version.value }) };
    }
    return { ...point, why: version.message, step: { label: law.title, figure: { text: version.message } } };
  });
}

/** How many points a sponsor has done, from the ids that it ticked. An id given twice counts once. */
export function readiness(ticked: readonly string[], appliedOn: CalendarDate): Answered<Readiness> {
  const points = readinessChecklist(appliedOn);
  const isDone = ({ id }: ReadinessPoint) => ticked.includes(id);
  return {
    status: 'answered',
    done: points.filter(isDone),
    missing: points.filter((point) => !isDone(point)),
    byGroup: readinessGroups.map(({ id, title }) => {
      const ofGroup = points.filter(({ group }) => group === id);
      return { group: id, title, done: ofGroup.filter(isDone).length, of: ofGroup.length };
    }),
    unknown: [...new Set(ticked)].filter((id) => points.every((point) => point.id !== id)),
    steps: points.map(({ step }) => step),
  };
}
