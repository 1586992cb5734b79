/** Rejects, with the code `timeout`, where an answer takes longer: a database that hangs never answers. */
export async function withinPatience<Result>(task: Promise<Result>, patienceMs: number): Promise<Result> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(Object.assign(new Error('late'), { code: 'timeout' })), patienceMs);
  });
  return await Promise.race([task, late]).finally(() => clearTimeout(timer));
}
