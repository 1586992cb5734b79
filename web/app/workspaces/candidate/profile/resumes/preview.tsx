import { downloadResumeOperation, type Reading } from '@portway/contracts/candidate/resumes/resumes';
import { download } from '@portway/contracts/client';
import { asMe } from '../../../../kit/loading/signed-in.ts';
import { PdfPages } from '../../../../subjects/cv-pages/pdf-pages.tsx';
import { Button } from '../../../../ui/button.tsx';
import { Dialog } from '../../../../ui/dialog.tsx';
import { Disclosure } from '../../../../ui/disclosure.tsx';

/** A CV as rendered, where the browser can do so, and the text that programs extract from it. */
export function Preview({ reading, onClose }: { reading: Reading; onClose: () => void }) {
  const { id, name, kind } = reading.resume;
  const load = () =>
    download(downloadResumeOperation, undefined, {
      fetch: asMe(new Request(location.href)),
      parameters: { id },
    });
  return (
    <Dialog title={name} onClose={onClose}>
      {kind === 'pdf' ? (
        <>
          <PdfPages name={name} load={load} />
          <Disclosure summary="The text that software finds in it" className="mt-3">
            <ReadText reading={reading} />
          </Disclosure>
        </>
      ) : (
        <>
          {reading.text !== null && (
            <p className="mt-2 text-15 text-ink-2">
              This is the text that software finds in the file. To see how it looks, download it.
            </p>
          )}
          <ReadText reading={reading} />
        </>
      )}
      <div className="mt-6">
        <Button type="button" onClick={onClose}>
          Close
        </Button>
      </div>
    </Dialog>
  );
}

function ReadText({ reading: { resume, text, message } }: { reading: Reading }) {
  if (text === null) return <p className="mt-2 text-15 text-ink-2">{message}</p>;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, and must do so by key
    <section className="resume-text" tabIndex={0} aria-label={`Text of ${resume.name}`}>
      {text}
    </section>
  );
}
