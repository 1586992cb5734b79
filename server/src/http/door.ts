/** What a request brings besides itself, however it came: over the network or from a page rendered in this process. */
export interface Door {
  Bindings: {
    readonly requestId: string;
    /** Keeps the JSON of an answer that follows from the question alone; absent where a page asks in this process. */
    readonly keepReady?: ((json: string) => void) | undefined;
  };
}
