// Written by npm run generate.
export { en } from './en.ts';
export { es } from './es.ts';
export { ar } from './ar.ts';
