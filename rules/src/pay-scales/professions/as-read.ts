import { noted, type Source, since, type Version } from '../../kernel/index.ts';

const readOn = 'Read in the Rules of 6 December 2025. Later changes are to be confirmed on GOV.UK.';

/** What the Rules say from the day of the copy that was read; the earlier text is not recorded. */
export function asRead<V>(value: V, sources: readonly [Source, ...Source[]], also = ''): Version<V> {
  return noted(since('2025-12-06', value, 'official', ...sources), `${readOn} ${also}`.trim());
}
