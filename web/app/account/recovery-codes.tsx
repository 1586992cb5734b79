import { useEffect, useRef } from 'react';
import { saveFile } from '../kit/loading/save-file.ts';
import { product } from '../text/product.ts';
import { Button } from '../ui/button.tsx';
import { CopyButton } from '../ui/copy-button.tsx';

const outlined =
  'inline-flex min-h-12 items-center justify-center gap-2 rounded-full border border-current px-6 py-2.5 text-center leading-tight font-semibold eased hover:bg-ink/8';

/** Shown only once, to be copied, saved or printed. */
export function RecoveryCodes({ codes, onKept }: { codes: readonly string[]; onKept: () => void }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const asText = () => `Recovery codes for ${product}\nEach works once.\n\n${codes.join('\n')}\n`;
  return (
    <div className="print-alone">
      <h3 ref={heading} tabIndex={-1} className="font-semibold">
        Recovery codes for {product}
      </h3>
      <p className="mt-1 text-15 text-ink-2">
        Save them now. We cannot show them again, because we do not keep them.
      </p>
      <ul className="mt-4 grid grid-cols-2 gap-x-6 gap-y-2 rounded-16 bg-sand p-5 font-mono text-15 font-semibold">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className="no-print mt-5 flex flex-wrap gap-3">
        <CopyButton label="Copy" done="Copied" text={asText} className={outlined} />
        <Button
          type="button"
          look="outline"
          onClick={() => saveFile(new Blob([asText()], { type: 'text/plain' }), 'recovery-codes.txt')}
        >
          Download
        </Button>
        <Button type="button" look="outline" onClick={() => print()}>
          Print
        </Button>
        <Button type="button" onClick={onKept}>
          I have saved them
        </Button>
      </div>
    </div>
  );
}
