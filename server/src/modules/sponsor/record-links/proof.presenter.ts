interface Information {
  readonly words: string | null;
  readonly url: string | null;
  readonly file_name: string | null;
  readonly file_sha256: string | null;
  readonly at: Date;
}

interface Acknowledged {
  readonly name: string;
  readonly givenOn: string;
  readonly answeredOn: string;
  readonly organisation: string | null;
  readonly asker: string;
  readonly information: Information | null;
}

/** What is kept as the proof that information on employment rights was given: who said so, when, and of what. */
export function proofOf({
  name,
  givenOn,
  answeredOn,
  organisation,
  asker,
  information,
}: Acknowledged): string {
  return [
    'Information on UK employment rights: acknowledgement by the worker',
    '',
    `I have been given this on ${givenOn}.`,
    `Name as typed: ${name}`,
    `Answered on ${answeredOn}, by a link without an account, asked for by ${asker}${organisation === null ? '' : ` of ${organisation}`}.`,
    '',
    'What was shown beside the answer:',
    information === null ? 'Not on record.' : shownOf(information),
    '',
  ].join('\n');
}

function shownOf({ words, url, file_name, file_sha256, at }: Information): string {
  const recorded = `Recorded by the employer on ${at.toISOString().slice(0, 10)}.`;
  if (words !== null) return `${recorded}\n\n${words}`;
  if (url !== null) return `${recorded}\nLink: ${url}`;
  return `${recorded}\nFile: ${file_name}\nSHA-256: ${file_sha256}`;
}
