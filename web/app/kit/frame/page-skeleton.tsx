import { Skeleton } from '../../ui/skeleton.tsx';

/** Shown in the frame while a page loads. */
export function PageSkeleton() {
  return (
    <div>
      <h1 className="sr-only">Loading</h1>
      <noscript>
        <p className="mb-8 font-semibold">
          These pages need JavaScript. Turn it on in your browser, then load this page again.
        </p>
      </noscript>
      <Skeleton lines={[4, 9, 7, 8]} />
    </div>
  );
}
