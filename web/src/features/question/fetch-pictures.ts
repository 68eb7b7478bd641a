const pictures = /<img\b[^>]*?\bsrc=\\?"(\/media\/[^"\\]+)/g;

/** Fetches the pictures in questions and in their answers before they are shown, so that they are here when the line goes. */
export function fetchPictures(questions: readonly unknown[]): void {
  const addresses = [...JSON.stringify(questions).matchAll(pictures)].map(([, address]) => address ?? '');
  for (const address of new Set(addresses)) new Image().src = address;
}
