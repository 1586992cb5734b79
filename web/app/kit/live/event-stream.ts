/** One event of a stream of server-sent events. */
export interface StreamEvent {
  /** The id to resume from; empty where the stream sends none. */
  readonly id: string;
  /** Empty where only an id was sent. */
  readonly kind: string;
  readonly data: string;
}

/**
 * Parses server-sent events as text arrives, however it is split: feed it each chunk, and it returns the
 * events completed so far. Does what the browser's EventSource does, which cannot send credentials in a
 * header.
 */
export function eventStream(): (piece: string) => StreamEvent[] {
  let rest = '';
  let id = '';
  let kind = '';
  let data: string[] = [];
  let lastId = '';
  const end = (): StreamEvent[] => {
    const isNumber = data.length === 0 && id !== lastId;
    const whole = data.length > 0 || isNumber;
    const event = { id, kind: isNumber ? '' : kind || 'message', data: data.join('\n') };
    lastId = id;
    kind = '';
    data = [];
    return whole ? [event] : [];
  };
  const take = (line: string): StreamEvent[] => {
    if (line === '') return end();
    const [name, value] = fieldOf(line);
    if (name === 'data') data.push(value);
    else if (name === 'event') kind = value;
    else if (name === 'id' && !value.includes('\0')) id = value;
    return [];
  };
  return (piece) => {
    const lines = (rest + piece).split(wholeLine);
    rest = lines.pop() ?? '';
    return lines.flatMap(take);
  };
}

/** A carriage return at the very end may be the first half of a CRLF. */
const wholeLine = /\r\n|\n|\r(?=[^\n])/;

/** A line that begins with a colon is a comment: a field without a name. */
function fieldOf(line: string): [name: string, value: string] {
  const colon = line.indexOf(':');
  if (colon === -1) return [line, ''];
  return [line.slice(0, colon), line.slice(colon + 1).replace(/^ /, '')];
}
