/** Letters that are typed for the digit they look like. */
export const LOOKALIKES: Readonly<Record<string, number>> = { O: 0, o: 0, l: 1, I: 1 };
