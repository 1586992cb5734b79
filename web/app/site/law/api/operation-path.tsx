import { Fragment } from 'react';

/** An operation's path, which may wrap after a slash but never within a word. */
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
