import { type ReactNode, useState } from 'react';

interface CopyButtonProps {
  label: ReactNode;
  /** The message on success: "Link copied". */
  done: string;
  text: () => string;
  className: string;
}

/** Copies a text, and says whether that worked. Not rendered without scripts. */
export function CopyButton({ label, done, text, className }: CopyButtonProps) {
  const [says, setSays] = useState('');
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text());
      setSays(done);
    } catch {
      setSays('Your browser blocks copying');
    }
    setTimeout(() => setSays(''), 4000);
  };
  return (
    <>
      <button type="button" className={`needs-scripts ${className}`} onClick={copy}>
        {says || label}
      </button>
      <span role="status" className="sr-only">
        {says}
      </span>
    </>
  );
}
