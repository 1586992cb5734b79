import { Fragment } from 'react';

/** An operation's address: it may break after a slash, never within a word. */
export function OperationPath({ path }: { path: string }) {
  const parts = path.split('/').slice(1);
  return (
    <code className="min-w-0 font-mono">
      {parts.map((part, place) => (
        <Fragment key={parts.slice(0, place + 1).join('/')}>
          /<wbr />
          {part}
        </Fragment>
      ))}
    </code>
  );
}
