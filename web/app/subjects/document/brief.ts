/** A result on two pages: the first is the answer with its pictures, the second what stands behind it. */
export interface Brief {
  /** The answers that were counted, in short. */
  readonly answers: readonly string[];
  readonly pictures: readonly Picture[];
  /** Beside each other on the second page, to tick. */
  readonly needed: readonly TitledList[];
  /** Below them, over the whole width. */
  readonly lists: readonly TitledList[];
}

export interface TitledList {
  readonly title: string;
  readonly lines: readonly string[];
}

export type Picture = LanesPicture | SumsPicture;

/** From and to in per cent of the axis. */
interface Span {
  readonly from: number;
  readonly to: number;
}

/** Lanes of steps on one axis of time. */
export interface LanesPicture {
  readonly kind: 'lanes';
  readonly title: string;
  /** The picture in one sentence, for who does not see it. */
  readonly alt: string;
  readonly note: string;
  readonly lanes: readonly {
    readonly title: string;
    readonly note: string;
    readonly strong: boolean;
    /** `look` is the kind of step, 0 to 2. */
    readonly bars: readonly (Span & { readonly look: number })[];
    readonly endAt: number;
    readonly end: string;
    readonly tailTo: number;
  }[];
  readonly ticks: readonly { readonly at: number; readonly text: string }[];
  readonly mark: { readonly at: number; readonly text: string } | undefined;
  /** Days that do not count, hatched. */
  readonly gaps: { readonly spans: readonly Span[]; readonly text: string } | undefined;
  /** The names of the kinds of step; undefined for one that no lane has. */
  readonly legend: readonly (string | undefined)[];
}

/** Sums as bars on one scale, each with the amounts that it is made of. */
export interface SumsPicture {
  readonly kind: 'sums';
  readonly title: string;
  readonly alt: string;
  readonly note: string;
  readonly sums: readonly {
    readonly title: string;
    readonly total: string;
    readonly note: string;
    readonly parts: readonly { readonly look: number; readonly percent: number }[];
    /** The amounts; `look` is the part of the bar, undefined where there is no amount to draw. */
    readonly rows: readonly {
      readonly title: string;
      readonly figure: string;
      readonly look: number | undefined;
    }[];
  }[];
}
