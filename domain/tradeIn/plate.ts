/** A registration as registers count it: capitals and digits without gaps; undefined for what is none. */
export function plainPlate(typed: string): string | undefined {
  const plain = typed.toUpperCase().replace(/[\s-]/g, '');
  return /^[A-ZÅÄÆÖØ0-9]{2,10}$/.test(plain) ? plain : undefined;
}
