(* Products of turns that move the stickers of one orbit only: one class, or the two of a wing, whose permutations
   determine each other.  A class stands for its orbit, the class (0, d) for that of a wing.  An element of the group
   is the product of its parts on the orbits; if all parts but one are in the group by themselves, so is that one. *)
From mathcomp Require Import all_ssreflect all_fingroup.
From Cubelang Require Import Chain Checker Giants Pieces Frames Words Cube.

Set Implicit Arguments.
Unset Strict Implicit.
Unset Printing Implicit Defensive.
Import GroupScope.
Opaque turn24.

Section Classes.
Variables (n' : nat) (o : bool).
Notation n := n'.+1.
Notation class := (class n' o).
Notation on_classes := (@on_classes n' o).
Notation cube_group := (cube_group n' o).
Implicit Types (k l : class) (q r : {perm 'I_24}) (Q R : class -> {perm 'I_24}).

Lemma on_classes_ext Q R : Q =1 R -> on_classes Q = on_classes R.
Proof. by move=> e; apply/permP=> s; rewrite !on_classesE e. Qed.
Lemma on_classes_eq Q R : on_classes Q = on_classes R -> Q =1 R.
Proof. by move=> /permP e k; apply/permP=> f; have := e (f, k); rewrite !on_classesE => -[]. Qed.
Lemma in_ext Q R : Q =1 R -> on_classes Q \in cube_group -> on_classes R \in cube_group.
Proof. by move=> /on_classes_ext ->. Qed.

Lemma turn_in D d : (D < 6)%N -> (d < n)%N -> turn n' o D d \in cube_group.
Proof. by move=> D6 dn; apply: mem_grp; apply: allpairs_f; rewrite mem_iota. Qed.

Lemma invariants_ext v Q R : Q =1 R -> invariants v Q -> invariants v R.
Proof.
move=> e [[cycQ flipQ] twistQ [vn oddQ piecesQ]]; split; first split.
- by move=> k l k0 l0 kl; rewrite -!e; apply: cycQ.
- by move=> k kn k0; rewrite -!e; apply: flipQ.
- by move=> k k0 k0'; rewrite -e; apply: twistQ.
- by split=> // [k|k kn k0]; rewrite -e; [apply: oddQ | apply: piecesQ].
Qed.
Lemma invariants_of Q : on_classes Q \in cube_group -> exists v, invariants v Q.
Proof.
move=> /invariants_necessary[v [R [/on_classes_eq e inv]]]; exists v.
by apply: invariants_ext inv => k; rewrite e.
Qed.

(* The class that stands for the orbit; the permutation of a class from that of the one that stands for it. *)
Definition link k : class := if (0 < k.2)%N || (k.1 == n :> nat) then k else (ord0, inord k.1).
Definition share k q := if link k == k then q else q ^ cyc.
Definition linked Q := forall k, Q k = share k (Q (link k)).

Lemma link_first k : (k.1 = 0%N :> nat) -> link k = k.
Proof.
case: k => [i j] /= i0; rewrite /link /=; case: ifP => // /norP[j0 _].
congr (_, _); apply: val_inj; rewrite /= ?i0 // inordK //.
by move: j0; rewrite lt0n negbK => /eqP.
Qed.
Lemma linkK k : link (link k) = link k.
Proof. by rewrite {2 3}/link; case: ifP => e; [rewrite /link e | rewrite link_first]. Qed.

Lemma side_rows (b : bool) m : (b + m <= m.+1)%N. Proof. by case: b; rewrite ?add1n ?add0n. Qed.
Lemma keeps_linked Q : keeps_pieces Q -> linked Q.
Proof.
case=> cycQ _ k; rewrite /share; case: (eqVneq (link k) k) => [->//|].
rewrite /link; case: ifP; rewrite ?eqxx // => /norP[k2 k1] _.
have k2' : k.2 = 0%N :> nat by move: k2; rewrite lt0n negbK => /eqP.
apply: cycQ => //=; rewrite inordK //.
rewrite ltn_neqAle k1; apply: leq_trans (ltn_ord k.1 : (k.1 <= o + n')%N) (side_rows _ _).
Qed.

(* The permutation q on the orbit of k, and the identity elsewhere. *)
Definition spread k q l := if link l == k then share l q else 1.
Lemma spreadM k q r l : spread k (q * r) l = spread k q l * spread k r l.
Proof. by rewrite /spread /share; case: ifP; rewrite ?mulg1 //; case: ifP; rewrite ?conjMg. Qed.
Lemma spread1 k l : spread k 1 l = 1.
Proof. by rewrite /spread /share conj1g !if_same. Qed.

Definition local_set k := [set q | on_classes (spread k q) \in cube_group].
Lemma local_group_set k : group_set (local_set k).
Proof.
apply/group_setP; split=> [|q r]; rewrite !inE.
  by rewrite (on_classes_ext (spread1 k)) on_classes1 group1.
move=> qG rG; have := groupM qG rG; rewrite on_classesM; apply: in_ext => l.
by rewrite spreadM.
Qed.
Canonical local_group k := Group (local_group_set k).

(* The parts of Q on the orbits of the classes of ks. *)
Definition parts (ks : seq class) Q l := if link l \in ks then Q l else 1.
Lemma parts_in Q ks : linked Q -> (forall k, k \in ks -> link k = k -> Q k \in local_group k) ->
  on_classes (parts ks Q) \in cube_group.
Proof.
move=> linkedQ; elim: ks => [|k ks IH] local_ks.
  by rewrite (@on_classes_ext _ (fun _ => 1)) ?on_classes1 ?group1.
have {}IH : on_classes (parts ks Q) \in cube_group by apply: IH => l lks; apply: local_ks; rewrite inE lks orbT.
case kks: (k \in ks).
  apply: in_ext IH => l; rewrite /parts inE; case: eqP => [->|//]; by rewrite kks.
case: (eqVneq (link k) k) => [kk|kk]; last first.
  apply: in_ext IH => l; rewrite /parts inE; case: eqP => [lk|//]; by rewrite -lk linkK eqxx in kk.
have := local_ks k (mem_head _ _) kk; rewrite inE => kG.
have := groupM kG IH; rewrite on_classesM; apply: in_ext => l.
rewrite /parts /spread inE; case: eqP => [lk|_]; last by rewrite mul1g.
by rewrite lk kks mulg1 /= -lk -linkedQ.
Qed.

(* An element all whose parts are in the group is in the group. *)
Lemma gather Q : linked Q -> (forall k, link k = k -> Q k \in local_group k) -> on_classes Q \in cube_group.
Proof.
move=> linkedQ localQ; have := @parts_in Q (enum [finType of class]) linkedQ (fun k _ => localQ k).
by apply: in_ext => l; rewrite /parts mem_enum.
Qed.

(* The last part. *)
Lemma last_part Q k : on_classes Q \in cube_group -> link k = k ->
  (forall l, link l = l -> l != k -> Q l \in local_group l) -> Q k \in local_group k.
Proof.
move=> QG kk others; have [v [pieces _ _]] := invariants_of QG; have linkedQ := keeps_linked pieces.
have othersG := @parts_in Q [seq l <- enum [finType of class] | l != k] linkedQ _.
rewrite inE -(groupMr _ (othersG _)) => [|l]; last first.
  by rewrite mem_filter => /andP[lk _] ll; apply: others.
rewrite on_classesM; apply: in_ext QG => l; rewrite /parts /spread mem_filter mem_enum andbT.
by case: eqP => [lk|_]; rewrite ?mul1g // mulg1 /= -lk -linkedQ.
Qed.

(* Words in the layers of these depths: the one of depth 0 has the number 0. *)
Section Layers.
Variable inner : seq nat.
Notation depths := (0%N :: inner).
Hypothesis depths_uniq : uniq depths.
Hypothesis depths_n : all (fun d => d < n)%N depths.

Definition word_at (w : word) k := word24 (index (k.1 : nat) depths) (index (k.2 : nat) depths) w.

Lemma depth_number x i : (i < size depths)%N -> (x == nth 0%N depths i) = (index x depths == i).
Proof.
move=> lt; apply/eqP/eqP=> [->|e]; first by rewrite index_uniq.
by rewrite -e nth_index // -index_mem e.
Qed.

Lemma word_in w : valid (size depths) w -> on_classes (word_at w) \in cube_group.
Proof.
elim: w => [_|l w IH].
  by rewrite (@on_classes_ext _ (fun _ => 1)) ?on_classes1 ?group1 // => k; rewrite /word_at /word24 big_nil.
move=> /andP[/andP[l6 ls] /IH wG].
have first : index 0%N depths = 0%N by [].
have lG : turn n' o l.1.1 (nth 0%N depths l.1.2) ^+ l.2 \in cube_group.
  by apply/groupX/turn_in => //; apply: (allP depths_n); apply: mem_nth.
have := groupM lG wG.
have -> : turn n' o l.1.1 (nth 0%N depths l.1.2) ^+ l.2 =
    on_classes (fun k => turn_of l.1.1 (nth 0%N depths l.1.2) k ^+ l.2).
  elim: l.2 => [|m IHm]; first by rewrite expg0 -on_classes1; apply: on_classes_ext => k; rewrite expg0.
  by rewrite expgS IHm on_classesM; apply: on_classes_ext => k; rewrite expgS.
rewrite on_classesM; apply: in_ext => k; cbv beta.
have e : turn_of l.1.1 (nth 0%N depths l.1.2) k =
    turn24 l.1.1 (index (k.1 : nat) depths == l.1.2) (index (k.2 : nat) depths == l.1.2) (0%N == l.1.2).
  by rewrite /turn_of !(depth_number _ ls) first.
by rewrite /word_at /word24 big_cons /letter24 e.
Qed.

Lemma word_part w k : valid (size depths) w -> link k = k ->
  (forall l, link l = l -> l != k -> word_at w l \in local_group l) -> word_at w k \in local_group k.
Proof. by move=> /word_in; apply: last_part. Qed.

Lemma index_depths x : (index x depths <= size depths)%N. Proof. exact: index_size. Qed.

(* Words for a star of cycles make all even permutations. *)
Lemma star_suffices test (a b : 'I_24) words k : link k = k -> a != b ->
  star_words (size depths) (index (k.1 : nat) depths) (index (k.2 : nat) depths) test a b words ->
  (forall w l, valid (size depths) w -> link l = l -> l != k ->
    test (index (l.1 : nat) depths) (index (l.2 : nat) depths) w -> word_at w l \in local_group l) ->
  forall q, ~~ odd_perm q -> q \in local_group k.
Proof.
move=> kk ab star others; apply: (@star_cycles_generate _ (local_group k) b a); rewrite 1?eq_sym // => x xb xa.
have := allP star x; rewrite mem_iota ltn_ord => /(_ isT).
have -> : ((x : nat) == a) = false by apply: negbTE xa.
have -> : ((x : nat) == b) = false by apply: negbTE xb.
case/andP=> tests cycle; have /andP[ok _] := tests.
rewrite -(cyclesP ok cycle); apply: (word_part ok kk) => l ll lk.
exact: others ok ll lk (testedP tests (index_depths _) (index_depths _)).
Qed.
End Layers.
End Classes.
