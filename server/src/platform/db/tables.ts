/**
 * Every table by name. Each folder of the platform and each module adds its own in its `*.tables.ts`; a migration and
 * that file change together.
 */
// biome-ignore lint/suspicious/noEmptyInterface: others add to it
export interface Tables {}
