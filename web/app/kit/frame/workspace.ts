/** One page behind the log-in. */
export interface WorkspacePage {
  readonly path: string;
  /** The file of its route, relative to `app/`. */
  readonly file: string;
  /** Its name in menus and lists. */
  readonly title: string;
}
