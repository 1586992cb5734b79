/** One page behind the log-in. */
export interface WorkspacePage {
  readonly path: string;
  /** The file of its route, from `app/`. */
  readonly file: string;
  /** What menus and lists call it. */
  readonly title: string;
}
