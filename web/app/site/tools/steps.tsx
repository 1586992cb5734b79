/** "How it works": numbered steps, each with its heading and a sentence. */
export function Steps({ steps }: { steps: readonly { title: string; text: string }[] }) {
  return (
    <ol className="grid gap-4 sm:grid-cols-2 lg:grid-cols-4 lg:gap-6">
      {steps.map(({ title, text }, index) => (
        <li key={title} className="border-t-2 border-gold pt-5">
          <p aria-hidden className="font-display text-36 font-bold text-link">
            {index + 1}
          </p>
          <h3 className="mt-2 text-20">{title}</h3>
          <p className="mt-2 text-ink-2">{text}</p>
        </li>
      ))}
    </ol>
  );
}
