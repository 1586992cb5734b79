/** What a request brings besides itself, however it came: over the network or from a page rendered in this process. */
export interface Door {
  Bindings: { readonly requestId: string };
}
