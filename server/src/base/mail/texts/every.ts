// Written by npm run generate.
export * as en from './en.ts';
export * as es from './es.ts';
export * as ar from './ar.ts';
