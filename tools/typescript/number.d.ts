interface NumberConstructor {
  /** @deprecated Loses what is beyond 2^53 without an error. Use `toWire` of `@croupier/contracts`, which checks it. */
  <Value>(value: 0 extends 1 & Value ? never : [Extract<Value, bigint>] extends [never] ? never : Value): number;
  // The last overload is the one that `list.map(Number)` gets: the same as without this file.
  // oxlint-disable-next-line typescript/no-explicit-any
  (value?: any): number;
}
