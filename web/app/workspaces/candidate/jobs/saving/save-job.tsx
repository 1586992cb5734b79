import { Bookmark, BookmarkCheck } from 'lucide-react';
import { Button } from '../../../../ui/button.tsx';
import { FieldError } from '../../../../ui/field.tsx';
import './save-job.css';
import { useSaved } from './use-saved-marks.ts';

interface SaveJobProps {
  job: { readonly id: string; readonly title: string; readonly saved: boolean };
}

/** Saves a job or removes it: a second press undoes the first. */
export function SaveJob({ job }: SaveJobProps) {
  const { saved, fault, want } = useSaved(job);
  return (
    <div className="save-job">
      <Button type="button" look="outline" data-saved={saved || undefined} onClick={() => want(!saved)}>
        {saved ? <BookmarkCheck size={18} aria-hidden /> : <Bookmark size={18} aria-hidden />}
        <span className="save-word">{saved ? 'Saved' : 'Save'}</span>
        <span className="sr-only">{saved ? `${job.title}: press to remove it` : job.title}</span>
      </Button>
      <div role="alert">
        {fault !== undefined && <FieldError name={`save-${job.id}`}>{`Not changed. ${fault}`}</FieldError>}
      </div>
    </div>
  );
}
