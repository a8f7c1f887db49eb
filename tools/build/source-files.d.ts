export declare const sourceFiles: (root: string, file: string) => ReadonlyArray<string>
