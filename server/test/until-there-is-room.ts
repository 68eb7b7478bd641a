/** A call that comes again as long as the server, whose callers are more than it has room for, asks it to. */
export async function untilThereIsRoom<Reply extends { readonly no: string | null }>(
  call: () => Promise<Reply>,
): Promise<Reply> {
  for (;;) {
    const reply = await call();
    if (reply.no !== 'UNAVAILABLE') return reply;
  }
}
