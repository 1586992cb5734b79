import { noted, type Parameter, parameter, type Source, since } from '../kernel/index.ts';
import { checkJobAdverts } from '../sources/index.ts';

/** The Equality Act 2010 is in force from this day. */
export const actInForce = '2010-10-01';

/** The law of Great Britain. Northern Ireland has orders of its own, which we have not read. */
const whereItHolds =
  'This is the law of Great Britain. Northern Ireland has its own law on this, which is not recorded here.';

type Sources = readonly [Source, ...Source[]];

interface About extends Partial<Pick<Parameter<string>, 'checkAt'>> {
  readonly id: string;
  readonly title: string;
  /** Advice says that words put people off, or may be read as against the law; nothing official says more. */
  readonly onlyAdvice?: true;
}

/** Why some words do not belong in a job post, in a sentence or two. */
export function wording({ id, title, checkAt, onlyAdvice }: About, why: string, ...sources: Sources) {
  const confidence = sources.length > 1 ? 'confirmed' : 'single-source';
  const note = onlyAdvice ? `This is advice and not law. ${whereItHolds}` : whereItHolds;
  return parameter<string>({
    id: `job-wording.${id}`,
    // Lists show the title beside the day since when it holds: no reader should take advice for law.
    title: onlyAdvice ? `${title} (advice, not law)` : title,
    governedBy: 'happenedOn',
    checkAt: checkAt ?? checkJobAdverts,
    versions: [noted(since(actInForce, why, confidence, ...sources), note)],
  });
}
