/** How a language writes gains. Each language's catalogue has its own. */
export function gainFormats(locale: string) {
  const whole = new Intl.NumberFormat(locale, { signDisplay: 'exceptZero', maximumFractionDigits: 0 });
  const ratio = new Intl.NumberFormat(locale, { minimumFractionDigits: 2, maximumFractionDigits: 2 });
  return {
    /** Points of percent with their sign, such as +21. */
    pointsText: (points: number) => whole.format(points),
    /** A number from −1 to 1, such as 0.48. */
    // 7 of 8 may have become 0.87499… on the way.
    ratioText: (value: number) => ratio.format(Math.round(value * 1e6) / 1e6),
  };
}
