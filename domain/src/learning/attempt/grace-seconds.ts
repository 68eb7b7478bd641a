/** Seconds after the deadline of an attempt during which a save or submission that was under way is still accepted. */
export const graceSeconds = 30;
