import type { Reading } from '@portway/contracts/resumes';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';

/** A CV as programs read it, which is how many a recruiter's search reads it too. */
export function Preview({ reading, onClose }: { reading: Reading; onClose: () => void }) {
  const { resume, text, message } = reading;
  return (
    <Dialog title={resume.name} onClose={onClose}>
      <p className="mt-2 text-15 text-ink-2">
        {text === null
          ? message
          : 'What a program reads of it. Its look is in the file, which you can download.'}
      </p>
      {text !== null && (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, and must do so by key
        <section className="resume-text" tabIndex={0} aria-label={`Text of ${resume.name}`}>
          {text}
        </section>
      )}
      <div className="mt-6">
        <Button type="button" onClick={onClose}>
          Close
        </Button>
      </div>
    </Dialog>
  );
}
