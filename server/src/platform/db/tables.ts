/**
 * Every table by name. Each platform folder and each module adds its own in its `*.tables.ts`, which changes
 * together with a migration.
 */
// biome-ignore lint/suspicious/noEmptyInterface: others add to it
export interface Tables {}
