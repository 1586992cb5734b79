/** The line and the processor of a visitor. */
export interface LineOfVisitor {
  readonly name: string;
  /** Latency in milliseconds, throughput in bytes a second; the line of this machine when undefined. */
  readonly network?: {
    readonly latency: number;
    readonly downloadThroughput: number;
    readonly uploadThroughput: number;
  };
  /** How many times slower the processor is than this one. */
  readonly timesSlower: number;
  /** The goals for a log-in and a change of page, in milliseconds. */
  readonly goals: { readonly logIn: number; readonly routeChange?: number };
}

export const lines: readonly LineOfVisitor[] = [
  { name: 'fast', timesSlower: 1, goals: { logIn: 700 } },
  {
    name: 'slow 3G, processor ÷ 4',
    network: { latency: 400, downloadThroughput: 50_000, uploadThroughput: 50_000 },
    timesSlower: 4,
    goals: { logIn: 6_000, routeChange: 1_500 },
  },
];
