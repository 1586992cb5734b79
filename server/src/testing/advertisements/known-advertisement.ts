/** A made-up advertisement, and what a careful reader would take from it. What it does not say is absent. */
export interface KnownAdvertisement {
  readonly text: string;
  readonly expected: {
    readonly title?: string;
    readonly place?: string;
    readonly hoursPerWeek?: number;
    /** From, to and period; null where the advertisement does not say. */
    readonly pay?: readonly [number | null, number | null, string | null];
    readonly skills?: readonly string[];
    readonly employment?: string;
    readonly workplace?: string;
    readonly payScaleRole?: string;
    readonly healthCareEmployer?: string;
    readonly closesOn?: string;
  };
}
